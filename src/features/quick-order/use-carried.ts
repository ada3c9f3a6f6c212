import { useEffect, useRef } from 'react';
import { readFreeLine } from '#features/quick-order/input/read-lines.ts';
import type { Pad } from './use-pad.ts';

/** A line that a link adds to the pad. */
export interface CarriedLine {
  readonly text: string;
  /** Called once the pad with the line is saved: until then only the link has it. */
  readonly onAdded: () => void;
}

/** Adds the line of a link once the pad is open, unless the pad already has it. */
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
