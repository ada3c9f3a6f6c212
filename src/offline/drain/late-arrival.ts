import type { StoredEntry } from '#offline/journal/entry.ts';

/** A request whose page or worker died may be on its way for so long. */
const lateMs = 15_000;

/** Calls that come to more when they are made twice. */
const adding = new Set(['addToBasket', 'addWishlistItem', 'createWishlist']);

/** True for a call that comes to more when it is made twice. */
export const isAdding = ({ row }: { readonly row: string }): boolean => adding.has(row);

/** Until when a request that nobody waits for any more may still arrive and add to what is there; null where none can. */
export const mayArriveUntil = (
  { state, call, sentAt }: Pick<StoredEntry, 'state' | 'call' | 'sentAt'>,
  now: number,
): number | null => {
  if (state !== 'sending' || call === null || !isAdding(call) || sentAt === undefined) return null;
  const until = sentAt + lateMs;
  // A moment to come was written before the clock was set.
  return sentAt <= now && now < until ? until : null;
};
