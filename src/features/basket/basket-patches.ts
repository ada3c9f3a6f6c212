import type { Basket, LineItem } from '#contract/basket.ts';
import { maxQuantity } from '#contract/quantity-rule.ts';
import { isSameLine, keyOfLine, lineSubject, type LineKey } from '#offline/commands/line-key.ts';
import type { BasketCommandName, ChangeOf } from '#offline/commands/commands.ts';
import type { StoredEntry } from '#offline/journal/entry.ts';
import { isShown, type WaitingChange } from '#offline/journal/waiting.ts';
import type { Shop } from '#shopper/shop.tsx';
import { emptyBasket, repriced, withLines } from './line-estimate.ts';

export { laterBasket } from './later-basket.ts';

/** A line's unconfirmed changes: their state and their journal entries. */
export interface LineMark {
  readonly state: 'waiting' | 'sending' | 'unsure';
  readonly entries: readonly StoredEntry[];
}

/** The basket as the shopper sees it: the store's state plus waiting changes. */
export interface ShownBasket extends Basket {
  /** Marks of lines with waiting changes, by `lineItemId`. */
  readonly marks: ReadonlyMap<string, LineMark>;
  /** True while changes wait: the amounts are our estimate, not the store's. */
  readonly isEstimated: boolean;
}

type Lines = readonly LineItem[];
type Patch<N extends BasketCommandName> = (lines: Lines, input: ChangeOf<N>['input'], entry: StoredEntry) => Lines;

const changed = (lines: Lines, key: LineKey, change: (line: LineItem) => LineItem): Lines =>
  lines.map((line) => (isSameLine(keyOfLine(line), key) ? change(line) : line));

const has = (lines: Lines, key: LineKey): boolean => lines.some((line) => isSameLine(keyOfLine(line), key));

/** The effect of each waiting command on the lines. */
export const basketPatches: { readonly [N in BasketCommandName]: Patch<N> } = {
  'add-to-basket': (lines, { line: key, quantity, shows }, entry) => {
    if (!has(lines, key)) return [...lines, repriced(shows, { quantity })];
    return changed(lines, key, (line) => {
      const before = entry.attempts > 0 ? entry.observed?.quantity : null;
      // The store's state may already include an attempt that got no answer: don't count it twice.
      const sum = typeof before === 'number' ? Math.max(line.quantity, before + quantity) : line.quantity + quantity;
      return repriced(line, { quantity: Math.min(maxQuantity, sum) });
    });
  },
  'set-quantity': (lines, { line: key, quantity }) => changed(lines, key, (line) => repriced(line, { quantity })),
  'remove-line': (lines, { line: key }) => lines.filter((line) => !isSameLine(keyOfLine(line), key)),
  'park-cart': (lines, { lines: parked }) =>
    lines.filter((line) => !parked.some((one) => isSameLine(keyOfLine(line), one.line))),
  'bring-back-cart': (lines, { lines: brought }, entry) =>
    brought.reduce<Lines>(
      (now, { line, quantity, shows, had }) =>
        basketPatches['add-to-basket'](
          now,
          { line, quantity, shows },
          { ...entry, observed: had === undefined ? null : { quantity: had } },
        ),
      lines,
    ),
  'set-add-ons': (lines, { line: key, addonOptionIds, shows }) => {
    const target = { ...key, addonOptionIds };
    const from = lines.find((line) => isSameLine(keyOfLine(line), key));
    if (from === undefined || isSameLine(key, target)) return lines;
    // If the new add-ons make two lines equal, they merge.
    if (!has(lines, target)) return changed(lines, key, (line) => repriced(line, { addOns: shows }));
    const joined = changed(lines, target, (line) => repriced(line, { quantity: line.quantity + from.quantity }));
    return joined.filter((line) => line !== from);
  },
  'set-add-ons-of-lines': (lines, { lines: keys, ...others }, entry) =>
    keys.reduce<Lines>((now, line) => basketPatches['set-add-ons'](now, { line, ...others }, entry), lines),
};

const isOfBasket = (change: WaitingChange): change is Extract<WaitingChange, ChangeOf<BasketCommandName>> =>
  Object.hasOwn(basketPatches, change.name);

const patched = <N extends BasketCommandName>(
  lines: Lines,
  { name, input, entry }: { readonly name: N; readonly input: ChangeOf<N>['input']; readonly entry: StoredEntry },
): Lines => basketPatches[name](lines, input, entry);

/**
 * Overlays waiting changes on the store's basket; null if there is neither. If the store's basket is unknown, only lines that the
 * changes add can be shown, and only if they were made with prices of the shopper's currency and country; undefined otherwise.
 */
export const showBasket = (
  basket: Basket | null | undefined,
  waiting: readonly WaitingChange[],
  { currencyCode, countryCode }: Pick<Shop, 'currencyCode' | 'countryCode'>,
): ShownBasket | null | undefined => {
  const changes = waiting.filter(isOfBasket).filter(isShown);
  if (changes.length === 0) return basket && { ...basket, marks: new Map(), isEstimated: false };
  const before = basket ?? emptyBasket(currencyCode);
  const lines = changes.reduce<Lines>(patched, before.lineItems);
  const isOfShopper =
    changes.every(({ entry }) => entry.countryCode === countryCode) &&
    lines.every(({ price }) => price.currencyCode === currencyCode);
  if (basket === undefined && (lines.length === 0 || !isOfShopper)) return undefined;
  return { ...withLines(before, [...lines]), marks: marksOf(lines, changes), isEstimated: true };
};

const order = ['waiting', 'unsure', 'sending'] as const;

/** The lines that a waiting change leaves in the cart. */
const keysOf = ({ name, input }: ChangeOf<BasketCommandName>): readonly LineKey[] => {
  if (name === 'park-cart') return [];
  if (name === 'bring-back-cart') return input.lines.map(({ line }) => line);
  if (name === 'set-add-ons-of-lines') {
    return input.lines.map((line) => ({ ...line, addonOptionIds: input.addonOptionIds }));
  }
  return [name === 'set-add-ons' ? { ...input.line, addonOptionIds: input.addonOptionIds } : input.line];
};

const marksOf = (lines: Lines, changes: readonly Extract<WaitingChange, ChangeOf<BasketCommandName>>[]) => {
  const entriesByLine = new Map<string, StoredEntry[]>();
  for (const change of changes) {
    for (const subject of new Set(keysOf(change).map(lineSubject))) {
      entriesByLine.set(subject, [...(entriesByLine.get(subject) ?? []), change.entry]);
    }
  }
  const marks = new Map<string, LineMark>();
  for (const line of lines) {
    const entries = entriesByLine.get(lineSubject(keyOfLine(line))) ?? [];
    const state = order.findLast((one) => entries.some((entry) => entry.state === one));
    if (state !== undefined) marks.set(line.lineItemId, { state, entries });
  }
  return marks;
};
