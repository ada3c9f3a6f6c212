import { useEffect, useRef } from 'react';
import { readFreeLine } from '#features/quick-order/input/read-lines.ts';
import type { Pad } from './use-pad.ts';

/** A line that a link brings to the pad. */
export interface CarriedLine {
  readonly text: string;
  /** Called once the line is written down with the pad: until then only the link has it. */
  readonly onAdded: () => void;
}

/** Adds a line that a link brought once the pad is open; one that the pad has already stays single. */
export const useCarried = (carried: CarriedLine | null, { isOpen, isWritten, state, dispatch }: Pad): void => {
  const added = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpen || carried === null) return;
    if (added.current === carried.text) {
      if (isWritten) carried.onAdded();
      return;
    }
    added.current = carried.text;
    const line = readFreeLine(carried.text);
    const isThere = state.rows.some(({ code, quantity }) => code === line.code && quantity === line.quantity);
    if (!isThere) dispatch({ type: 'lines-read', lines: [{ line: 1, ...line }], at: null });
    else if (isWritten) carried.onAdded();
  }, [carried, isOpen, isWritten, state.rows, dispatch]);
};
