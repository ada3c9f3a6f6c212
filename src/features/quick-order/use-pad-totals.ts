import { startTransition, useEffect, useRef, useState } from 'react';
import type { PadRow } from './pad-row.ts';
import { reuseTotals, padTotals, type PadTotals } from './pad-totals.ts';

/** Enough time to render a keystroke and its matches first. */
const addUpDelayMs = 100;

/** The totals of a pad, computed shortly after a change, so that they don't delay a keystroke. */
export const usePadTotals = (rows: readonly PadRow[], currencyCode: string): PadTotals => {
  const [totals, setTotals] = useState(() => padTotals(rows, currencyCode));
  const latest = useRef({ rows, currencyCode });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current = { rows, currencyCode };
    // Not restarted by the next change: looking up a long file changes the pad for many seconds.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const now = padTotals(latest.current.rows, latest.current.currencyCode);
      startTransition(() => setTotals((before) => reuseTotals(before, now)));
    }, addUpDelayMs);
  }, [rows, currencyCode]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return totals;
};
