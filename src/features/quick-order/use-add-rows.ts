import { useState } from 'react';
import { showToast } from '#ui/toast/toast-state.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import type { GoodRow } from './pad-row.ts';
import type { Pad } from './use-pad.ts';

/** A row on its way into the cart; the journal records its receipt with the change. */
export interface RowWithReceipt extends GoodRow {
  readonly receipt: string;
}

/** Adds rows to the cart; resolves to the receipts of those that are now in it. */
export type AddRows = (rows: readonly RowWithReceipt[]) => Promise<ReadonlySet<string>>;

/** Rows to add at a time, so that a long order shows progress. */
const atATime = 40;

/** The functions of a pad that adding to the cart needs; see `Pad`. */
export type AddingPad = Pick<Pad, 'dispatch' | 'writeDown'>;

/**
 * Adds rows to the cart and resolves to the number added; those leave the pad, the others stay. Pad and journal are two databases: each
 * row's receipt is saved with the pad before the journal has it, so that a page that dies in between leaves the row in exactly one of them.
 */
export const addBatch = async (
  { dispatch, writeDown }: AddingPad,
  rows: readonly GoodRow[],
  onAdd: AddRows,
): Promise<number> => {
  const all = rows.map((row) => ({ ...row, receipt: crypto.randomUUID() }));
  const from = await writeDown({
    type: 'adding-began',
    receipts: new Map(all.map(({ id, receipt }) => [id, receipt])),
  });
  // Rows that another tab has added to the cart or changed meanwhile are not this tab's to add.
  const theirs = new Set([...(from?.removed ?? []), ...(from?.changed ?? []).map(({ key }) => key)]);
  const handed = all.filter(({ key }) => !theirs.has(key));
  if (handed.length < all.length) showToast({ tone: 'success', text: words.elsewhere(all.length - handed.length) });
  if (handed.length === 0) return 0;
  const taken = new Set<string>();
  try {
    for (const receipt of await onAdd(handed)) taken.add(receipt);
  } finally {
    const left = handed.flatMap(({ receipt }) => (taken.has(receipt) ? [] : receipt));
    if (left.length > 0) for (const receipt of await recordedOf(left)) taken.add(receipt);
    dispatch({ type: 'adding-ended', handed: new Set(all.map(({ receipt }) => receipt)), taken });
  }
  return taken.size;
};

/** Adds good rows to the cart in batches. */
export const useAddRows = (pad: AddingPad, onAdd: AddRows) => {
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const addRows = async (rows: readonly GoodRow[], say: (added: number) => string): Promise<void> => {
    if (progress !== null || rows.length === 0) return;
    let added = 0;
    try {
      for (let at = 0; at < rows.length; at += atATime) {
        setProgress({ done: at, all: rows.length });
        const count = await addBatch(pad, rows.slice(at, at + atATime), onAdd);
        added += count;
        // If nothing of a batch was taken, the rest would fare no better.
        if (count === 0) break;
      }
    } finally {
      setProgress(null);
    }
    if (added > 0) showToast({ tone: 'success', text: say(added) });
  };
  return { progress, addRows };
};

/** Of the receipts not reported as added, those that the journal has recorded all the same. */
const recordedOf = async (receipts: readonly string[]): Promise<ReadonlySet<string>> => {
  const { recordedHere } = await import('#offline/journal/device-receipts.ts');
  return recordedHere(receipts).catch(() => new Set());
};
