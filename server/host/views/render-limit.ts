import { publishRender, type RenderMessage } from './render-channel.ts';

/** Too many renders are already waiting. */
export class RenderBusy extends Error {
  override readonly name = 'RenderBusy';
}

type Outcome = NonNullable<RenderMessage['ended']>['outcome'];

/** Runs at most `maxRunning` renders at a time and queues the others; throws `RenderBusy` beyond `maxWaiting`. */
export const createRenderLimit = (maxRunning: number, maxWaiting: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const end = (outcome: Outcome): void =>
      publishRender({ waiting: waiting.length, ended: { outcome, ms: performance.now() - begun } });
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) {
        end('refused');
        throw new RenderBusy('Too many views are being rendered.');
      }
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        publishRender({ waiting: waiting.length });
      });
    } else running += 1;
    let outcome: Outcome = 'failed';
    try {
      const result = await work();
      outcome = 'done';
      return result;
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
      end(outcome);
    }
  };
};
