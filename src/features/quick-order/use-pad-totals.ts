import { startTransition, useEffect, useRef, useState } from 'react';
import type { PadRow } from './pad-row.ts';
import { keptTotals, padTotals, type PadTotals } from './pad-totals.ts';

/** By then a letter and what was found for it are drawn. */
const addUpDelayMs = 100;

/** What a pad comes to, added up a moment after it has changed: that holds up no key. */
export const usePadTotals = (rows: readonly PadRow[], currencyCode: string): PadTotals => {
  const [totals, setTotals] = useState(() => padTotals(rows, currencyCode));
  const latest = useRef({ rows, currencyCode });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current = { rows, currencyCode };
    // Not put off by what comes next: the look-up of a long file changes the pad for many seconds.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const now = padTotals(latest.current.rows, latest.current.currencyCode);
      startTransition(() => setTotals((before) => keptTotals(before, now)));
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
