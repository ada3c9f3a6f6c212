import { useEffect } from 'react';
import { isBarcode } from '#features/quick-order/input/quantity-text.ts';

const elsewhere = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** The longest gap between a scanner's keystrokes; no person types that fast. */
const maxGapMs = 100;

/** Reads what a scanner types while no box has the focus, and keeps its Enter from pressing a button. `onCode` must be stable. */
export const useTypedScan = (onCode: (code: string) => void): void => {
  useEffect(() => {
    let typed = '';
    let lastMs = 0;
    const key = (event: KeyboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest(elsewhere) !== null;
      if (isElsewhere || event.timeStamp - lastMs > maxGapMs) typed = '';
      if (isElsewhere) return;
      lastMs = event.timeStamp;
      if (event.key === 'Enter' && isBarcode(typed)) {
        event.preventDefault();
        onCode(typed);
        typed = '';
      } else typed = /^\d$/.test(event.key) ? typed + event.key : '';
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [onCode]);
};
