import { createStore, get, promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import type { Audience } from '#offline/reads/read-context.ts';
import { quickOrderDatabase } from './storage-names.ts';

// What the system hands to the shop waits here until the pad has it, and is gone with the very transaction that writes the pad down:
// it is taken once, whoever is cut short.

/** Bytes of a file that are read at most. */
export const maxFileBytes = 10_000_000;

/** Files that wait at most: they come one at a time, and the next look at the pad takes them. */
export const maxWaitingFiles = 10;

/** Where the pads of quick order are, and beside them what waits for one. */
export const padTable = createStore(quickOrderDatabase, 'pads');

/** As much of a file as is needed to keep it; `name` is null for a text. */
export interface HandedFile {
  readonly name: string | null;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const Kept = z.object({ name: z.nullable(z.string()), size: z.int(), bytes: z.instanceof(ArrayBuffer) });

const start = 'shared ';
const startOf = (audience: Audience): string => `${start}${audience} `;

/** Every key that begins so. */
const below = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Keeps what was handed to the shop for whom it was; false where that cannot be, and then nothing of it is kept. */
export const keepShared = async (audience: Audience, files: readonly HandedFile[]): Promise<boolean> => {
  try {
    const kept = await Promise.all(
      files.map(async (file) => {
        const { name, size } = file;
        // Of what is too large to be read, its size is enough to say so.
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

/** The keys of what waits for somebody, the oldest first; what a guest was handed is taken by who signs in, as their pad is. */
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

/** What waits under a key; null where it was taken meanwhile. */
export const readShared = async (key: string): Promise<HandedFile | null> => {
  const found = z.safeParse(Kept, await get<unknown>(key, padTable));
  if (!found.success) return null;
  const { name, size, bytes } = found.data;
  return { name, size, arrayBuffer: () => Promise.resolve(bytes) };
};

/** Within a transaction: deletes what waits for somebody. */
export const dropShared = (table: IDBObjectStore, audience: Audience): void =>
  void table.delete(below(startOf(audience)));
