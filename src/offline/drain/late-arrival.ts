import type { StoredEntry } from '#offline/journal/entry.ts';

/** How long a request of a dead page or worker may still be in flight. */
const lateMs = 15_000;

/** Calls that are not idempotent: made twice, they add twice. */
const adding = new Set(['addToBasket', 'addWishlistItem', 'createWishlist']);

/** True for a call that adds twice when it is made twice. */
export const isAdding = ({ row }: { readonly row: string }): boolean => adding.has(row);

/** Until when an abandoned request may still arrive and add to the server's state; null if none can. */
export const mayArriveUntil = (
  { state, call, sentAt }: Pick<StoredEntry, 'state' | 'call' | 'sentAt'>,
  now: number,
): number | null => {
  if (state !== 'sending' || call === null || !isAdding(call) || sentAt === undefined) return null;
  const until = sentAt + lateMs;
  // A time in the future was written before the clock was changed.
  return sentAt <= now && now < until ? until : null;
};
