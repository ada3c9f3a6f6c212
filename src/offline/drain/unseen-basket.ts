import * as z from 'zod/mini';
import type { StoredEntry } from '#offline/journal/entry.ts';
import type { JournalStore } from '#offline/journal/store.ts';
import { knownState } from './known-state.ts';

/** A stored call that puts pieces into a basket still to be made. */
const UnnamedAdd = z.object({
  row: z.literal('addToBasket'),
  body: z.object({ anonymousId: z.optional(z.undefined()) }),
});

/**
 * Whether a call was made before the guest had a basket, and another change has made one since: the same request would
 * put the pieces into a second basket, which nobody sees. If it came through, they are in such a one already.
 */
export const isForUnseenBasket = async (store: JournalStore, { owner, call }: StoredEntry): Promise<boolean> =>
  owner === 'guest' &&
  z.safeParse(UnnamedAdd, call).success &&
  (await store.read((tx) => knownState(tx).anonymousId(owner))) !== null;
