import { get, promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import { dropShared, padTable as store } from '#offline/shared-files.ts';
import type { DraftOwner } from '#shopper/drafts/store.ts';
import { isHere } from '#shopper/visit/is-here.ts';
import { type ChangedElsewhere, changedElsewhere, mergedRows } from '#shopper/drafts/merge-rows.ts';
import type { SavedRow } from './pad-row.ts';

// Only input, nothing that the store said about it: no name, no price.
const SavedPad = z.object({
  /** Changes with each save. */
  revision: z.optional(z.string()),
  rows: z.array(
    z.object({
      key: z.optional(z.string()),
      code: z.string(),
      quantity: z.string(),
      line: z.nullable(z.int()),
      isAsTyped: z.boolean(),
      isFilledIn: z.optional(z.boolean()),
      scans: z.optional(z.nullable(z.int())),
      receipt: z.optional(z.string()),
    }),
  ),
});

/** Whose pad it is, and at which store. */
export type PadOwner = DraftOwner;

const keyOf = ({ storeKey, audience }: PadOwner): string => JSON.stringify([storeKey, audience]);

interface StoredPad {
  readonly revision: string | null;
  readonly rows: readonly SavedRow[];
}

/** Parses the revision alone: a tab needn't read the rows that it saved itself. */
const Revision = z.object({ revision: z.string() });

const revisionOf = (value: unknown): string | null => {
  const parsed = z.safeParse(Revision, value);
  return parsed.success ? parsed.data.revision : null;
};

const readStored = (value: unknown): StoredPad => {
  const parsed = z.safeParse(SavedPad, value);
  if (!parsed.success) return { revision: null, rows: [] };
  const { revision = null, rows } = parsed.data;
  // Rows saved by an earlier version have no keys.
  return { revision, rows: rows.map((row, at) => ({ ...row, key: row.key ?? `row ${at}` })) };
};

/** Removes rows that a page added to the cart, but died before it could save that. */
const notInCart = async (rows: readonly SavedRow[]): Promise<readonly SavedRow[]> => {
  const receipts = rows.flatMap(({ receipt }) => receipt ?? []);
  if (receipts.length === 0) return rows;
  const { recordedHere } = await import('#offline/journal/device-receipts.ts');
  const recorded = await recordedHere(receipts);
  return rows.filter(({ receipt }) => receipt === undefined || !recorded.has(receipt));
};

/** A pad that is open in this tab and perhaps in others. */
export interface OpenedPad {
  /** The saved rows. */
  readonly rows: readonly SavedRow[];
  /**
   * Saves the pad, merged with what another tab has changed since, and deletes the waiting files of `taken`, all in one transaction.
   * Returns the other tab's changes; null if the device couldn't write or the pad's owner has signed out.
   */
  readonly save: (rows: readonly SavedRow[], taken?: readonly string[]) => Promise<ChangedElsewhere<SavedRow> | null>;
}

/** A row without its receipt, which isn't input. */
const typedOf = ({ receipt: _receipt, ...typed }: SavedRow): unknown => typed;

const nothing: ChangedElsewhere<SavedRow> = { added: [], changed: [], removed: [] };

/**
 * Opens an owner's pad as it was left. Moves the rows of the guest's pad, written before signing in, to the end of the shopper's
 * own. Empty if the browser refuses its database.
 */
export const openPad = async (owner: PadOwner): Promise<OpenedPad> => {
  const stored = await readPad(owner);
  const mine = new Set([stored.revision]);
  let base = stored.rows;
  return {
    rows: await notInCart(stored.rows),
    save: async (rows, taken = []) => {
      const revision = crypto.randomUUID();
      mine.add(revision);
      try {
        return await store('readwrite', async (pads) => {
          // The deletion by a later sign-out waits for this transaction.
          if (!isHere(owner.audience)) return null;
          const now: unknown = await promisifyRequest<unknown>(pads.get(keyOf(owner)));
          const nowRevision = revisionOf(now);
          const from = mine.has(nowRevision)
            ? nothing
            : changedElsewhere({ stored: readStored(now).rows, base, rows }, typedOf);
          const all = mergedRows(rows, from);
          // An empty pad stays: it tells other tabs that their rows are gone.
          if (all.length > 0 || nowRevision !== null) pads.put({ revision, rows: all }, keyOf(owner));
          for (const key of taken) pads.delete(key);
          await promisifyRequest(pads.transaction);
          base = all;
          return from;
        });
      } catch {
        return null;
      }
    },
  };
};

const readPad = async (owner: PadOwner): Promise<StoredPad> => {
  try {
    if (owner.audience === 'guest') return readStored(await get(keyOf(owner), store));
    const guestKey = keyOf({ ...owner, audience: 'guest' });
    // One transaction, so that neither a page that dies nor another tab leaves or sees the rows on both pads.
    return await store('readwrite', async (pads) => {
      const own = readStored(await promisifyRequest<unknown>(pads.get(keyOf(owner))));
      const brought = readStored(await promisifyRequest<unknown>(pads.get(guestKey)));
      if (brought.rows.length === 0 || !isHere(owner.audience)) return own;
      const pad = { revision: crypto.randomUUID(), rows: [...own.rows, ...brought.rows] };
      pads.put(pad, keyOf(owner));
      pads.delete(guestKey);
      await promisifyRequest(pads.transaction);
      return pad;
    });
  } catch {
    return { revision: null, rows: [] };
  }
};

/** Deletes a shopper's pad and the files that wait for it, as on sign-out. */
export const forgetPad = async (owner: PadOwner): Promise<void> => {
  try {
    await store('readwrite', (table) => {
      table.delete(keyOf(owner));
      dropShared(table, owner.audience);
      return promisifyRequest(table.transaction);
    });
  } catch {
    // Then nothing could be saved either.
  }
};
