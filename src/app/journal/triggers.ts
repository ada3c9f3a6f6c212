import type { Drain } from '#offline/drain/drain.ts';
import { coalesce } from '#offline/drain/coalesce.ts';
import { requestWorkerDrain } from './channel.ts';

/** Milliseconds between two drains that only an answered call suggests. */
const quiet = 1_000;

interface Trying {
  readonly ignoresBackoff: boolean;
  /** There is a connection, or the shopper says so: tried even where the browser knows of none. */
  readonly ignoresOffline?: boolean;
}

const idle = { ignoresBackoff: false, ignoresOffline: false } as const;

/** Sends whenever there is reason to believe that it can succeed, and at the moment that was put off to. */
export const createTriggers = (drain: Drain) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let asked: Required<Trying> = idle;
  let lastEnd = 0;
  let isLeft = false;

  const run = coalesce(async (): Promise<void> => {
    const { ignoresBackoff, ignoresOffline } = asked;
    asked = idle;
    clearTimeout(timer);
    // A browser that knows of no network is right, and what was never attempted can still be joined or taken back.
    if (!navigator.onLine && !ignoresOffline) return;
    let until: number | null = null;
    isRunning = true;
    try {
      until = await drain({ ignoresBackoff });
    } catch (error) {
      reportError(error);
    } finally {
      isRunning = false;
    }
    lastEnd = Date.now();
    if (until !== null && !isLeft)
      timer = setTimeout(() => void now({ ignoresBackoff: false }), Math.max(0, until - lastEnd));
  });
  /** A drain that begins from now on; what asks while one runs shares the next. */
  const now = ({ ignoresBackoff, ignoresOffline = false }: Trying): Promise<void> => {
    asked = {
      ignoresBackoff: asked.ignoresBackoff || ignoresBackoff,
      ignoresOffline: asked.ignoresOffline || ignoresOffline,
    };
    return run();
  };

  const hopeful = () => void now({ ignoresBackoff: true });
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
    requestWorkerDrain();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') hopeful();
  });
  hopeful();
  return {
    now,
    /** A call was answered, so there is a connection. */
    onAnswer: (): void => {
      if (!isRunning && Date.now() - lastEnd > quiet) void now({ ignoresBackoff: true, ignoresOffline: true });
    },
  };
};
