/** Limits `run` to `max` concurrent calls; the others wait, and the latest goes first. */
export const limitConcurrent = <A extends readonly unknown[], R>(
  run: (...input: A) => Promise<R>,
  max: number,
): ((...input: A) => Promise<R>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const freed = (): void => {
    running -= 1;
    waiting.pop()?.();
  };
  return async (...input) => {
    if (running >= max) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      return await run(...input);
    } finally {
      freed();
    }
  };
};
