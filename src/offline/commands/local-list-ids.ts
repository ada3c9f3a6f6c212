import type { Owner, StoredEntry } from '#offline/journal/entry.ts';
import type { JournalTransaction } from '#offline/journal/store.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { isLocalListId } from './wishlist.ts';

/** Tracks lists made on this device until the server has given them their own ids, and beyond. */
export interface LocalListIds {
  /** The server's ids of all lists that ever had a waiting change, by their local ids; the same map until one changes. */
  readonly idsOf: (
    tx: JournalTransaction,
    owner: Owner,
    entries: readonly StoredEntry[],
  ) => Promise<ReadonlyMap<string, string>>;
}

export const createLocalListIds = (): LocalListIds => {
  let of: Owner | null = null;
  let seen = new Set<string>();
  let ids: ReadonlyMap<string, string> = new Map();
  return {
    idsOf: async (tx, owner, entries) => {
      if (owner !== of) {
        of = owner;
        seen = new Set();
        ids = new Map();
      }
      for (const { input } of entries) {
        const listId = localListIdIn(input);
        if (listId !== null) seen.add(listId);
      }
      const unknown = [...seen].filter((id) => !ids.has(id));
      const known = knownState(tx);
      const found: [string, string][] = [];
      for (const localId of unknown) {
        const id = await known.listId(owner, localId);
        if (id !== null) found.push([localId, id]);
      }
      if (found.length > 0) ids = new Map([...ids, ...found]);
      return ids;
    },
  };
};

/** The local list id in a change's input, or null. */
export const localListIdIn = (input: unknown): string | null => {
  if (typeof input !== 'object' || input === null || !('listId' in input)) return null;
  const { listId } = input;
  return typeof listId === 'string' && isLocalListId(listId) ? listId : null;
};
