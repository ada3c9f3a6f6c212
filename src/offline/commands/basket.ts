import * as z from 'zod/mini';
import { LineItem } from '#contract/basket.ts';
import { maxAddOnLines } from '#contract/basket-rows.ts';
import { linePriceAt } from '#contract/line-price.ts';
import { AddOnIds, Quantity } from '#contract/primitives.ts';
import { maxQuantity } from '#contract/quantity-rule.ts';
import { Called, command, findingOfAdd, maxAgeMsToSet, type KnownLine, type IdLookup } from './command.ts';
import { isSameLine, LineKey, lineSubject } from './line-key.ts';
import type { SendableCall } from './sendable-rows.ts';

const guestQuery = ({ anonymousId }: IdLookup): { query?: { anonymousId: string } } =>
  anonymousId === null ? {} : { query: { anonymousId } };

const lineIn = (lines: readonly KnownLine[], key: LineKey): KnownLine | undefined =>
  lines.find((line) => isSameLine(line, key));

/** A call that adds pieces; its body carries the guest's id. */
const adding = (
  { anonymousId }: IdLookup,
  { productVariantId, addonOptionIds }: LineKey,
  quantity: number,
  seen: { readonly seenPriceMinor?: number } = {},
): SendableCall => ({
  row: 'addToBasket',
  body: {
    productVariantId,
    quantity,
    ...seen,
    ...(addonOptionIds.length === 0 ? {} : { addonOptionIds }),
    ...(anonymousId === null ? {} : { anonymousId }),
  },
});

/** Adds pieces of a variant to the basket, on top of those in it. `shows` is the line as it is drawn meanwhile. */
const addToBasket = command({
  lane: 'basket',
  input: z.object({ line: LineKey, quantity: Quantity, shows: LineItem }),
  subjects: ({ line }) => [lineSubject(line)],
  needs: () => null,
  resolve: async ({ line, quantity, shows }, lookup, { isKeyed }) => {
    if (isKeyed) {
      const known = await lookup.seenLines();
      const observed = { quantity: known === null ? null : (lineIn(known, line)?.quantity ?? 0) };
      // Sent so that the store reports a price rise during the wait instead of just charging it.
      const seen = { seenPriceMinor: linePriceAt(shows, quantity).amountMinor };
      return { type: 'call', call: adding(lookup, line, quantity, seen), observed };
    }
    // Without keys a repeat must do no harm: the quantity is set to the sum instead of being added to.
    const there = lineIn(await lookup.lines(0), line);
    const observed = { quantity: there?.quantity ?? 0 };
    const sum = observed.quantity + quantity;
    // What a line can't hold is left to the store to refuse, since a smaller sum would be a quantity that nobody asked for.
    if (there === undefined || sum > maxQuantity)
      return { type: 'call', call: adding(lookup, line, quantity), observed };
    const body = { lineItemId: there.lineItemId, quantity: sum };
    return { type: 'call', call: { row: 'setBasketQuantity', ...guestQuery(lookup), body }, observed };
  },
  reconcile: async ({ line, quantity }, observed, lookup) => {
    const now = lineIn(await lookup.lines(0), line)?.quantity ?? 0;
    return { finding: findingOfAdd(now, observed, quantity) };
  },
});

/** Sets the quantity of a line; a line that was removed elsewhere is added back, since the shopper asked for it. */
const setQuantity = command({
  lane: 'basket',
  input: z.object({
    line: LineKey,
    quantity: Quantity,
    called: Called,
    seenPriceMinor: z.optional(z.int()),
    /** The quantity that the shopper saw when they set it: any other on the server was set by someone else. */
    from: z.optional(z.int()),
  }),
  subjects: ({ line }) => [lineSubject(line)],
  needs: () => null,
  resolve: async ({ line, quantity, seenPriceMinor, from }, lookup, { isKeyed }) => {
    const known = await lookup.lines(maxAgeMsToSet(from));
    const there = lineIn(known, line) ?? lineIn(await lookup.lines(0), line);
    const seen = isKeyed && seenPriceMinor !== undefined ? { seenPriceMinor } : {};
    if (there === undefined)
      return { type: 'call', call: adding(lookup, line, quantity, seen), observed: { quantity: 0 } };
    const body = { lineItemId: there.lineItemId, quantity, ...seen };
    const observed = { quantity: there.quantity };
    return { type: 'call', call: { row: 'setBasketQuantity', ...guestQuery(lookup), body }, observed };
  },
  reconcile: async ({ line, quantity }, _observed, lookup) => ({
    // Setting it again is harmless.
    finding: lineIn(await lookup.lines(0), line)?.quantity === quantity ? 'applied' : 'not-applied',
  }),
});

/** Removes a line. */
const removeLine = command({
  lane: 'basket',
  input: z.object({ line: LineKey, called: Called }),
  subjects: ({ line }) => [lineSubject(line)],
  needs: () => null,
  resolve: async ({ line }, lookup) => {
    const there = lineIn(await lookup.lines(), line) ?? lineIn(await lookup.lines(0), line);
    if (there === undefined) return { type: 'needless' };
    const body = { lineItemIds: [there.lineItemId] };
    return { type: 'call', call: { row: 'removeFromBasket', ...guestQuery(lookup), body } };
  },
  reconcile: async ({ line }, _observed, lookup) => ({
    finding: lineIn(await lookup.lines(0), line) === undefined ? 'applied' : 'not-applied',
  }),
});

/** Replaces the add-ons of a line; `shows` holds their names and prices while the change waits. */
const setAddOns = command({
  lane: 'basket',
  input: z.object({
    line: LineKey,
    addonOptionIds: AddOnIds,
    shows: LineItem.shape.addOns,
    called: Called,
  }),
  subjects: ({ line, addonOptionIds }) => [lineSubject(line), lineSubject({ ...line, addonOptionIds })],
  needs: () => null,
  resolve: async ({ line, addonOptionIds }, lookup) => {
    const there = lineIn(await lookup.lines(), line) ?? lineIn(await lookup.lines(0), line);
    if (there === undefined) return { type: 'gone' };
    const body = { lineItemId: there.lineItemId, addonOptionIds };
    return { type: 'call', call: { row: 'setBasketAddOns', ...guestQuery(lookup), body } };
  },
  reconcile: async ({ line, addonOptionIds }, _observed, lookup) => {
    const lines = await lookup.lines(0);
    if (lineIn(lines, line) !== undefined) return { finding: 'not-applied' };
    return { finding: lineIn(lines, { ...line, addonOptionIds }) === undefined ? 'unclear' : 'applied' };
  },
});

/** Gives several lines of a product the same add-ons in one call; lines that are gone by then are skipped. */
const setAddOnsOfLines = command({
  lane: 'basket',
  input: z.object({
    lines: z.array(LineKey).check(z.minLength(2), z.maxLength(maxAddOnLines)),
    addonOptionIds: AddOnIds,
    shows: LineItem.shape.addOns,
    called: Called,
  }),
  subjects: ({ lines, addonOptionIds }) =>
    lines.flatMap((line) => [lineSubject(line), lineSubject({ ...line, addonOptionIds })]),
  needs: () => null,
  resolve: async ({ lines, addonOptionIds }, lookup) => {
    const seen = await lookup.lines();
    const known = lines.every((line) => lineIn(seen, line)) ? seen : await lookup.lines(0);
    const there = lines.flatMap((line) => lineIn(known, line) ?? []);
    if (there.length === 0) return { type: 'gone' };
    const items = there.map(({ lineItemId }) => ({ lineItemId, addonOptionIds }));
    return { type: 'call', call: { row: 'setBasketAddOnsInBulk', ...guestQuery(lookup), body: { items } } };
  },
  reconcile: async ({ lines, addonOptionIds }, _observed, lookup) => {
    const now = await lookup.lines(0);
    // They change all together or not at all, and setting the remaining ones again is harmless.
    if (lines.some((line) => lineIn(now, line))) return { finding: 'not-applied' };
    return { finding: lines.some((line) => lineIn(now, { ...line, addonOptionIds })) ? 'applied' : 'unclear' };
  },
});

/** Changes to the cart. */
export const basketCommands = {
  'add-to-basket': addToBasket,
  'set-quantity': setQuantity,
  'remove-line': removeLine,
  'set-add-ons': setAddOns,
  'set-add-ons-of-lines': setAddOnsOfLines,
} as const;
