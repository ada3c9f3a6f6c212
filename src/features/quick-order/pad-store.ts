import { del, get, promisifyRequest, set } from 'idb-keyval';
import * as z from 'zod/mini';
import type { Audience } from '#offline/reads/read-context.ts';
import { dropShared, padTable as store } from '#offline/shared-files.ts';
import type { SavedRow } from './pad-state.ts';

// What somebody typed, and nothing that the store said of it: no name, no price.
const SavedPad = z.object({
  rows: z.array(
    z.object({
      code: z.string(),
      quantity: z.string(),
      line: z.nullable(z.int()),
      isAsTyped: z.boolean(),
      scans: z.optional(z.nullable(z.int())),
    }),
  ),
});

/** Whose pad it is, and of which store. */
export interface PadOwner {
  readonly storeKey: string;
  readonly audience: Audience;
}

const keyOf = ({ storeKey, audience }: PadOwner): string => JSON.stringify([storeKey, audience]);

const rowsOf = (value: unknown): readonly SavedRow[] => {
  const parsed = z.safeParse(SavedPad, value);
  return parsed.success ? parsed.data.rows : [];
};

/**
 * The pad of an owner as it was left. What was written before signing in comes along, in front of what they had; it is no
 * guest's any more then. Empty where a browser refuses its database.
 */
export const openPad = async (owner: PadOwner): Promise<readonly SavedRow[]> => {
  try {
    const own = rowsOf(await get(keyOf(owner), store));
    if (owner.audience === 'guest') return own;
    const guestKey = keyOf({ ...owner, audience: 'guest' });
    const brought = rowsOf(await get(guestKey, store));
    if (brought.length === 0) return own;
    const rows = [...own, ...brought];
    await set(keyOf(owner), { rows }, store);
    await del(guestKey, store);
    return rows;
  } catch {
    return [];
  }
};

/** Writes the pad down, and lets go of what waited for it under the keys of `taken`, both or neither; false where the device could not. */
export const savePad = async (
  owner: PadOwner,
  rows: readonly SavedRow[],
  taken: readonly string[] = [],
): Promise<boolean> => {
  try {
    await store('readwrite', (table) => {
      if (rows.length === 0) table.delete(keyOf(owner));
      else table.put({ rows }, keyOf(owner));
      for (const key of taken) table.delete(key);
      return promisifyRequest(table.transaction);
    });
    return true;
  } catch {
    return false;
  }
};

/** Takes the pad of somebody away, and what waits for it, as when they sign out. */
export const forgetPad = async (owner: PadOwner): Promise<void> => {
  try {
    await store('readwrite', (table) => {
      table.delete(keyOf(owner));
      dropShared(table, owner.audience);
      return promisifyRequest(table.transaction);
    });
  } catch {
    // Nothing could be written either.
  }
};
