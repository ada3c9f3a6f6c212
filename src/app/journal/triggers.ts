import type { Drain } from '#offline/drain/drain.ts';
import { coalesce } from '#offline/coalesce.ts';
import { requestWorkerDrain } from './wake-worker.ts';

/** Minimum interval before a drain that was only triggered by an answered call. */
const minIntervalMs = 1_000;

interface DrainReason {
  readonly ignoresBackoff: boolean;
  /** There is a connection, or the shopper insists: sends even while the browser reports no network. */
  readonly ignoresOffline?: boolean;
}

const idle = { ignoresBackoff: false, ignoresOffline: false } as const;

/** Runs the drain whenever it may succeed, and when a backoff ends. */
export const createTriggers = (drain: Drain) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let asked: Required<DrainReason> = idle;
  let lastEnd = 0;
  let isLeft = false;

  const run = coalesce(async (): Promise<void> => {
    const { ignoresBackoff, ignoresOffline } = asked;
    asked = idle;
    clearTimeout(timer);
    // Trust a browser that reports no network: entries that were never attempted can still be merged or discarded.
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
  /** Resolves when a drain that starts after this call has ended. */
  const now = ({ ignoresBackoff, ignoresOffline = false }: DrainReason): Promise<void> => {
    asked = {
      ignoresBackoff: asked.ignoresBackoff || ignoresBackoff,
      ignoresOffline: asked.ignoresOffline || ignoresOffline,
    };
    return run();
  };

  const drainNow = () => void now({ ignoresBackoff: true });
  addEventListener('online', drainNow);
  addEventListener('focus', drainNow);
  addEventListener('pageshow', () => {
    isLeft = false;
    drainNow();
  });
  addEventListener('pagehide', () => {
    // A page in the back-forward cache sends nothing, but the worker may.
    isLeft = true;
    clearTimeout(timer);
    requestWorkerDrain();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') drainNow();
  });
  drainNow();
  return {
    now,
    onAnswer: (): void => {
      if (!isRunning && Date.now() - lastEnd > minIntervalMs) void now({ ignoresBackoff: true, ignoresOffline: true });
    },
  };
};
