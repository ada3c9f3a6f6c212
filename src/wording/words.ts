import { wholeText } from '#contract/money-text.ts';

// Created on first use: most pages need few formatters, and creating one is slow.
let whole: Intl.NumberFormat | undefined;
let list: Intl.ListFormat | undefined;

/** A whole number with comma thousands: "1,240". */
export function formatCount(count: number): string {
  if (Number.isSafeInteger(count)) return wholeText(count);
  whole ??= new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
  return whole.format(count);
}

/** A number and its noun: "1 line", "2 lines", "1,240 boxes". */
export function plural(count: number, one: string, many: string = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** A list within a sentence: "bolts, nuts and washers". */
export function listOf(things: readonly string[]): string {
  list ??= new Intl.ListFormat('en-GB', { type: 'conjunction' });
  return list.format(things);
}
