import { useState } from 'react';
import { showToast } from '#ui/toast/toast-state.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import type { GoodRow } from './pad-row.ts';
import type { Pad } from './use-pad.ts';

/** A row on its way into the cart; the journal records its receipt with it. */
export interface HandedRow extends GoodRow {
  readonly receipt: string;
}

/** What became of rows that were handed over: the receipts of those that are in the cart now. */
export type AddRows = (rows: readonly HandedRow[]) => Promise<ReadonlySet<string>>;

/** Rows that are handed over at a time, so that a long order is seen to move. */
const atATime = 40;

/** What handing over does with the pad, see `Pad`. */
export type HandingPad = Pick<Pad, 'dispatch' | 'writeDown'>;

/**
 * Hands rows over to the cart, and gives how many are in; they leave the pad, the others stay. Pad and journal are two
 * databases: each row's receipt is written down with the pad before the journal has it, so that a page that dies in between
 * leaves a row neither in both nor in none.
 */
export const handOver = async (
  { dispatch, writeDown }: HandingPad,
  rows: readonly GoodRow[],
  onAdd: AddRows,
): Promise<number> => {
  const all = rows.map((row) => ({ ...row, receipt: crypto.randomUUID() }));
  const from = await writeDown({ type: 'handed-over', receipts: new Map(all.map(({ id, receipt }) => [id, receipt])) });
  // What another tab has put in the cart meanwhile, or changed, is not this one's to hand over.
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
    dispatch({ type: 'hand-over-ended', handed: new Set(all.map(({ receipt }) => receipt)), taken });
  }
  return taken.size;
};

/** Puts good rows in the cart a stretch at a time. */
export const useAddRows = (pad: HandingPad, onAdd: AddRows) => {
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const addRows = async (rows: readonly GoodRow[], say: (added: number) => string): Promise<void> => {
    if (progress !== null || rows.length === 0) return;
    let added = 0;
    try {
      for (let at = 0; at < rows.length; at += atATime) {
        setProgress({ done: at, all: rows.length });
        const count = await handOver(pad, rows.slice(at, at + atATime), onAdd);
        added += count;
        // A stretch of which nothing was taken says that the rest would fare no better.
        if (count === 0) break;
      }
    } finally {
      setProgress(null);
    }
    if (added > 0) showToast({ tone: 'success', text: say(added) });
  };
  return { progress, addRows };
};

/** Of those that were not said to be in the cart, those that the journal has all the same. */
const recordedOf = async (receipts: readonly string[]): Promise<ReadonlySet<string>> => {
  const { recordedHere } = await import('#offline/journal/device-receipts.ts');
  return recordedHere(receipts).catch(() => new Set());
};
