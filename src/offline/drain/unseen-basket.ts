import * as z from 'zod/mini';
import type { StoredEntry } from '#offline/journal/entry.ts';
import type { JournalStore } from '#offline/journal/store.ts';
import { knownState } from './known-state.ts';

/** A stored call that adds pieces to a basket not yet created. */
const UnnamedAdd = z.object({
  row: z.literal('addToBasket'),
  body: z.object({ anonymousId: z.optional(z.undefined()) }),
});

/**
 * Whether a call was made before the guest had a basket, and another change has created one since: the same request would add the pieces to
 * a second basket, which nobody sees. If it was applied, they already are in such a basket.
 */
export const isForUnseenBasket = async (store: JournalStore, { owner, call }: StoredEntry): Promise<boolean> =>
  owner === 'guest' &&
  z.safeParse(UnnamedAdd, call).success &&
  (await store.read((tx) => knownState(tx).anonymousId(owner))) !== null;
