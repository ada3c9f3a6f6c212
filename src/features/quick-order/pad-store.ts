import { createStore, del, get, set, update } from 'idb-keyval';
import * as z from 'zod/mini';
import type { Audience } from '#offline/reads/read-context.ts';
import { quickOrderDatabase } from '#offline/storage-names.ts';
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

const store = createStore(quickOrderDatabase, 'pads');

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

/** Writes the pad down; false where the device could not. */
export const savePad = async (owner: PadOwner, rows: readonly SavedRow[]): Promise<boolean> => {
  try {
    if (rows.length === 0) await del(keyOf(owner), store);
    else await update(keyOf(owner), () => ({ rows }), store);
    return true;
  } catch {
    return false;
  }
};

/** Takes the pad of somebody away, as when they sign out. */
export const forgetPad = async (owner: PadOwner): Promise<void> => {
  try {
    await del(keyOf(owner), store);
  } catch {
    // Nothing could be written either.
  }
};
