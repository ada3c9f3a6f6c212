/** Too many renders are waiting already. */
export class RenderBusy extends Error {
  override readonly name = 'RenderBusy';
}

/** Runs at most `maxRunning` pieces of work at a time, the others in turn; throws `RenderBusy` beyond `maxWaiting`. */
export const createRenderLimit = (maxRunning: number, maxWaiting: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new RenderBusy('Too many views are being rendered.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
