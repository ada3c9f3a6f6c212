import type { WaitingChange } from '#offline/journal/waiting.ts';

/** The number of cart changes that the store doesn't have: until it does, it would order something else than the shopper sees. */
export const unsentCartChanges = (waiting: readonly WaitingChange[]): number =>
  waiting.filter(({ entry }) => entry.lane === 'basket').length;

/** Whether the store has every change of the cart. */
export const hasWholeCart = (waiting: readonly WaitingChange[]): boolean => unsentCartChanges(waiting) === 0;
