import type { WaitingChange } from '#offline/journal/waiting.ts';

/** Changes of the cart that the store has not got: what it would order is not what the shopper sees. */
export const unsentCartChanges = (waiting: readonly WaitingChange[]): number =>
  waiting.filter(({ entry }) => entry.lane === 'basket').length;

/** Whether the store has every change of the cart. */
export const hasWholeCart = (waiting: readonly WaitingChange[]): boolean => unsentCartChanges(waiting) === 0;
