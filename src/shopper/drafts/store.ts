import { promisifyRequest } from 'idb-keyval';
import type { Audience } from '#offline/reads/read-context.ts';
import { draftDatabase } from '#offline/storage-names.ts';
import type { Shop } from '#shopper/shop.tsx';
import { isHere } from '#shopper/visit/is-here.ts';

const table = 'drafts';

/** Whose drafts they are, and at which store. */
export interface DraftOwner {
  readonly storeKey: string;
  readonly audience: Audience;
}

/** The parts of a shop that identify the owner of its drafts. */
export interface DraftShop extends Pick<Shop, 'audience'> {
  readonly configuration: Pick<Shop['configuration'], 'storeKey'>;
}

/** The owner of input in this shop. */
export const draftOwnerOf = (shop: DraftShop): DraftOwner => ({
  storeKey: shop.configuration.storeKey,
  audience: shop.audience,
});

let opened: Promise<IDBDatabase> | null = null;

const open = (): Promise<IDBDatabase> => {
  const forget = () => {
    opened = null;
  };
  const begin = async (): Promise<IDBDatabase> => {
    const opening = indexedDB.open(draftDatabase, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table));
    const database = await promisifyRequest(opening);
    // A newer version waits for this one to close the database.
    database.addEventListener('versionchange', () => {
      forget();
      database.close();
    });
    database.addEventListener('close', forget);
    return database;
  };
  opened ??= begin().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
};

const ownersPart = ({ storeKey, audience }: DraftOwner): string => JSON.stringify([storeKey, audience]);
const keyOf = (owner: DraftOwner, name: string): string => `${ownersPart(owner)} ${name}`;

/** A stored draft; undefined if there is none, or if the browser refuses its database. */
export const readDraft = async (owner: DraftOwner, name: string): Promise<unknown> => {
  try {
    return await promisifyRequest<unknown>(
      (await open()).transaction(table).objectStore(table).get(keyOf(owner, name)),
    );
  } catch {
    return undefined;
  }
};

/**
 * Replaces a draft with the result of `change`, in one transaction that is flushed to disk before it resolves; undefined deletes
 * it. Resolves to false if the device could not write it.
 */
export const updateDraft = async (
  owner: DraftOwner,
  name: string,
  change: (before: unknown) => unknown,
): Promise<boolean> => {
  try {
    const tx = (await open()).transaction(table, 'readwrite', { durability: 'strict' });
    const rows = tx.objectStore(table);
    const key = keyOf(owner, name);
    const before = await promisifyRequest<unknown>(rows.get(key));
    if (!isHere(owner.audience)) return false;
    const next = change(before);
    if (next === undefined) rows.delete(key);
    else rows.put(next, key);
    await promisifyRequest(tx);
    return true;
  } catch {
    return false;
  }
};

/** Deletes all of an owner's drafts, as on sign-out. */
export const forgetDrafts = async (owner: DraftOwner): Promise<void> => {
  try {
    const tx = (await open()).transaction(table, 'readwrite', { durability: 'strict' });
    const rows = tx.objectStore(table);
    const start = `${ownersPart(owner)} `;
    for (const key of await promisifyRequest(rows.getAllKeys())) {
      if (typeof key === 'string' && key.startsWith(start)) rows.delete(key);
    }
    await promisifyRequest(tx);
  } catch {
    // Then nothing could be stored either.
  }
};
