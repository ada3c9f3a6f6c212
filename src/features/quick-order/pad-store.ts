import { get, promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import { dropShared, padTable as store } from '#offline/shared-files.ts';
import { type DraftOwner, isHere } from '#shopper/drafts/store.ts';
import type { SavedRow } from './pad-row.ts';

// What somebody typed, and nothing that the store said of it: no name, no price.
const SavedPad = z.object({
  rows: z.array(
    z.object({
      code: z.string(),
      quantity: z.string(),
      line: z.nullable(z.int()),
      isAsTyped: z.boolean(),
      scans: z.optional(z.nullable(z.int())),
      receipt: z.optional(z.string()),
    }),
  ),
});

/** Whose pad it is, and of which store. */
export type PadOwner = DraftOwner;

const keyOf = ({ storeKey, audience }: PadOwner): string => JSON.stringify([storeKey, audience]);

const rowsOf = (value: unknown): readonly SavedRow[] => {
  const parsed = z.safeParse(SavedPad, value);
  return parsed.success ? parsed.data.rows : [];
};

/** Without the rows that a page put in the cart and died before it could write that down. */
const notInCart = async (rows: readonly SavedRow[]): Promise<readonly SavedRow[]> => {
  const receipts = rows.flatMap(({ receipt }) => receipt ?? []);
  if (receipts.length === 0) return rows;
  const { recordedHere } = await import('#offline/journal/device-receipts.ts');
  const recorded = await recordedHere(receipts);
  return rows.filter(({ receipt }) => receipt === undefined || !recorded.has(receipt));
};

/**
 * The pad of an owner as it was left. What was written before signing in comes along, in front of what they had; it is no
 * guest's any more then. Empty where a browser refuses its database.
 */
export const openPad = async (owner: PadOwner): Promise<readonly SavedRow[]> => notInCart(await readPad(owner));

const readPad = async (owner: PadOwner): Promise<readonly SavedRow[]> => {
  try {
    if (owner.audience === 'guest') return rowsOf(await get(keyOf(owner), store));
    const guestKey = keyOf({ ...owner, audience: 'guest' });
    // One transaction: a page that dies, or another tab, never sees the rows on both pads.
    return await store('readwrite', async (pads) => {
      const own = rowsOf(await promisifyRequest<unknown>(pads.get(keyOf(owner))));
      const brought = rowsOf(await promisifyRequest<unknown>(pads.get(guestKey)));
      if (brought.length === 0 || !isHere(owner)) return own;
      const rows = [...own, ...brought];
      pads.put({ rows }, keyOf(owner));
      pads.delete(guestKey);
      await promisifyRequest(pads.transaction);
      return rows;
    });
  } catch {
    return [];
  }
};

/**
 * Writes the pad down, and lets go of what waited for it under the keys of `taken`, both or neither; false where the device
 * could not, or its owner has signed out.
 */
export const savePad = async (
  owner: PadOwner,
  rows: readonly SavedRow[],
  taken: readonly string[] = [],
): Promise<boolean> => {
  try {
    return await store('readwrite', async (pads) => {
      // What a sign-out deletes afterwards waits for this transaction.
      if (!isHere(owner)) return false;
      if (rows.length === 0) pads.delete(keyOf(owner));
      else pads.put({ rows }, keyOf(owner));
      for (const key of taken) pads.delete(key);
      await promisifyRequest(pads.transaction);
      return true;
    });
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
