import { startTransition, useEffect, useState } from 'react';
import { rowsAtOnce } from './frames.ts';

/** How many of so many rows are drawn: more with every frame. */
export const useDrawn = (count: number): number => {
  const [drawn, setDrawn] = useState(rowsAtOnce);
  // What was drawn and went does not come back all at once.
  const most = count + rowsAtOnce;
  if (drawn > most) setDrawn(most);
  useEffect(() => {
    if (drawn >= count) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // After the frame was painted.
      timer = setTimeout(() => startTransition(() => setDrawn(drawn + rowsAtOnce)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, count]);
  return Math.min(drawn, count);
};
