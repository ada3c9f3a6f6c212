import type { Drain } from '#offline/drain/drain.ts';
import { oneAtATime } from '#offline/drain/coalesced.ts';
import { handToWorker } from './channel.ts';

/** Milliseconds between two drains that only an answered call suggests. */
const quiet = 1_000;

interface Trying {
  readonly isHopeful: boolean;
  /** There is a connection, or the shopper says so: tried even where the browser knows of none. */
  readonly isSure?: boolean;
}

const idle = { isHopeful: false, isSure: false } as const;

/** Sends whenever there is reason to believe that it can succeed, and at the moment that was put off to. */
export const keepTrying = (drain: Drain) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let asked: Required<Trying> = idle;
  let lastEnd = 0;
  let isLeft = false;

  const run = oneAtATime(async (): Promise<void> => {
    const { isHopeful, isSure } = asked;
    asked = idle;
    clearTimeout(timer);
    // A browser that knows of no network is right, and what was never attempted can still be joined or taken back.
    if (!navigator.onLine && !isSure) return;
    let until: number | null = null;
    isRunning = true;
    try {
      until = await drain({ isHopeful });
    } catch (error) {
      reportError(error);
    } finally {
      isRunning = false;
    }
    lastEnd = Date.now();
    if (until !== null && !isLeft)
      timer = setTimeout(() => void now({ isHopeful: false }), Math.max(0, until - lastEnd));
  });
  /** A drain that begins from now on; what asks while one runs shares the next. */
  const now = ({ isHopeful, isSure = false }: Trying): Promise<void> => {
    asked = { isHopeful: asked.isHopeful || isHopeful, isSure: asked.isSure || isSure };
    return run();
  };

  const hopeful = () => void now({ isHopeful: true });
  addEventListener('online', hopeful);
  addEventListener('focus', hopeful);
  addEventListener('pageshow', () => {
    isLeft = false;
    hopeful();
  });
  addEventListener('pagehide', () => {
    // A page in the back-forward cache sends nothing; the worker may.
    isLeft = true;
    clearTimeout(timer);
    handToWorker();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') hopeful();
  });
  hopeful();
  return {
    now,
    /** A call was answered, so there is a connection. */
    onAnswer: (): void => {
      if (!isRunning && Date.now() - lastEnd > quiet) void now({ isHopeful: true, isSure: true });
    },
  };
};
