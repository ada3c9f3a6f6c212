import { useState } from 'react';
import { showToast } from '#ui/toast/toast-state.ts';
import type { GoodRow } from './pad-row.ts';
import type { PadEvent } from './pad-state.ts';

/** What became of rows that were handed over: those that are in the cart now. */
export type AddRows = (rows: readonly GoodRow[]) => Promise<ReadonlySet<string>>;

/** Rows that are handed over at a time, so that a long order is seen to move. */
const atATime = 40;

/** Puts good rows in the cart a stretch at a time; those that are in leave the pad, the others stay. */
export const useAddRows = (dispatch: (event: PadEvent) => void, onAdd: AddRows) => {
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const addRows = async (rows: readonly GoodRow[], say: (added: number) => string): Promise<void> => {
    if (progress !== null || rows.length === 0) return;
    let added = 0;
    try {
      for (let at = 0; at < rows.length; at += atATime) {
        setProgress({ done: at, all: rows.length });
        const ids = await onAdd(rows.slice(at, at + atATime));
        dispatch({ type: 'removed', ids });
        added += ids.size;
        // A stretch of which nothing was taken says that the rest would fare no better.
        if (ids.size === 0) break;
      }
    } finally {
      setProgress(null);
    }
    if (added > 0) showToast({ tone: 'success', text: say(added) });
  };
  return { progress, addRows };
};
