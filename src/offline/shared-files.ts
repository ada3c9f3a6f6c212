import { createStore, get, promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import type { Audience } from '#offline/reads/read-context.ts';
import { quickOrderDatabase } from './storage-names.ts';

// Files that the system shares with the shop wait here until the pad has them, and are deleted in the same transaction that writes the pad:
// each is taken exactly once, even if a page dies.

/** The largest file that is read, in bytes. */
export const maxFileBytes = 10_000_000;

/** The maximum number of waiting files: they arrive one at a time, and the pad takes them the next time it is opened. */
export const maxWaitingFiles = 10;

/** Holds the pads of quick order, and beside them the files waiting for one. */
export const padTable = createStore(quickOrderDatabase, 'pads');

/** The part of a file that is needed to store it; `name` is null for a text. */
export interface HandedFile {
  readonly name: string | null;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const StoredFile = z.object({ name: z.nullable(z.string()), size: z.int(), bytes: z.instanceof(ArrayBuffer) });

const start = 'shared ';
const startOf = (audience: Audience): string => `${start}${audience} `;

/** Every key with this prefix. */
const below = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Stores shared files for an audience; false if that is impossible, and then none of them is stored. */
export const keepShared = async (audience: Audience, files: readonly HandedFile[]): Promise<boolean> => {
  try {
    const kept = await Promise.all(
      files.map(async (file) => {
        const { name, size } = file;
        // For a file too large to be read, its size is enough for the message.
        const bytes = size > maxFileBytes ? new ArrayBuffer(0) : await file.arrayBuffer();
        return { name, size, bytes };
      }),
    );
    const time = String(Date.now()).padStart(15, '0');
    const id = crypto.randomUUID();
    return await padTable('readwrite', async (table) => {
      const waiting = await promisifyRequest(table.count(below(start)));
      if (kept.length === 0 || waiting + kept.length > maxWaitingFiles) return false;
      for (const [at, file] of kept.entries()) table.put(file, `${startOf(audience)}${time} ${id} ${at}`);
      await promisifyRequest(table.transaction);
      return true;
    });
  } catch {
    return false;
  }
};

/** The keys of the files waiting for an audience, oldest first; whoever signs in also takes the guest's, like the guest's pad. */
export const waitingShared = async (audience: Audience): Promise<readonly string[]> => {
  try {
    const audiences: readonly Audience[] = audience === 'guest' ? ['guest'] : [audience, 'guest'];
    const found = await padTable('readonly', (table) =>
      Promise.all(audiences.map((one) => promisifyRequest(table.getAllKeys(below(startOf(one)))))),
    );
    return found.flat().map(String);
  } catch {
    return [];
  }
};

/** The file waiting under a key; null if it was taken meanwhile. */
export const readShared = async (key: string): Promise<HandedFile | null> => {
  const found = z.safeParse(StoredFile, await get<unknown>(key, padTable));
  if (!found.success) return null;
  const { name, size, bytes } = found.data;
  return { name, size, arrayBuffer: () => Promise.resolve(bytes) };
};

/** Within a transaction: deletes the files waiting for an audience. */
export const dropShared = (table: IDBObjectStore, audience: Audience): void =>
  void table.delete(below(startOf(audience)));
