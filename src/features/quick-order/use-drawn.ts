import { startTransition, useEffect, useState } from 'react';
import { rowsAtOnce } from './frames.ts';

/** How many rows to render: a few more with every frame. */
export const useDrawn = (count: number): number => {
  const [drawn, setDrawn] = useState(rowsAtOnce);
  // Shrinks with the list, so that returning rows are batched again.
  const most = count + rowsAtOnce;
  if (drawn > most) setDrawn(most);
  useEffect(() => {
    if (drawn >= count) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // After the frame has been painted.
      timer = setTimeout(() => startTransition(() => setDrawn(drawn + rowsAtOnce)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, count]);
  return Math.min(drawn, count);
};
