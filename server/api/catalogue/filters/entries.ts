import { invalidField } from '#server/api/http/refusal.ts';

/** A range with inclusive bounds; null leaves that end open. */
export interface Range {
  readonly low: number | null;
  readonly high: number | null;
}

/** The choice of one filter: matches any of the values or any of the ranges. */
export interface FilterChoice {
  readonly code: string;
  readonly values: readonly string[];
  readonly ranges: readonly Range[];
}

const rangePattern = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

const wrong = (entry: string): Error =>
  invalidField(
    'Filters',
    'BadFilter',
    `“${entry}” is not a filter. Write code:value, or code:low..high where one end may be missing.`,
  );

const rangeOf = (entry: string, value: string): Range | null => {
  const match = rangePattern.exec(value);
  if (match === null) return null;
  const [, from, to] = match;
  const low = from === undefined ? null : Number(from);
  const high = to === undefined ? null : Number(to);
  if (low === null && high === null) throw wrong(entry);
  if (low !== null && high !== null && low > high) {
    throw invalidField('Filters', 'EmptyRange', `“${entry}” ends before it begins.`);
  }
  return { low, high };
};

/** More filters than a shopper combines; each one adds to the cost of counting. */
const maxCodes = 10;

/** Parses entries `code:value` and `code:low..high`; entries with the same code form one choice. */
export const filterChoices = (entries: readonly string[]): FilterChoice[] => {
  const choices = new Map<string, { code: string; values: string[]; ranges: Range[] }>();
  for (const entry of entries) {
    const colon = entry.indexOf(':');
    const code = entry.slice(0, Math.max(colon, 0)).trim();
    const value = entry.slice(colon + 1).trim();
    if (code === '' || value === '') throw wrong(entry);
    const choice = choices.get(code) ?? { code, values: [], ranges: [] };
    choices.set(code, choice);
    const range = rangeOf(entry, value);
    if (range !== null) choice.ranges.push(range);
    else if (!choice.values.includes(value)) choice.values.push(value);
  }
  if (choices.size > maxCodes) {
    throw invalidField('Filters', 'TooManyFilters', `Choose from at most ${maxCodes} different filters.`);
  }
  return [...choices.values()];
};
