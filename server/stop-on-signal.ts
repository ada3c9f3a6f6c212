import cluster from 'node:cluster';
import type { Serving } from './serve.ts';
import { giveUp } from './start-failure.ts';

/** Sent by the primary process to the others when they should close. */
export const closeMessage = 'close';

const shutdownTimeoutMs = 10_000;

/**
 * Closes the server on SIGTERM, on SIGINT, or when the primary process says so, and exits with 0; a second signal, or a close that takes
 * too long, exits with 1 at once.
 */
export const stopOnSignal = (serving: Promise<Serving>): void => {
  let isClosing = false;
  const stop = async (signal: string): Promise<void> => {
    if (isClosing) process.exit(1);
    isClosing = true;
    const message = `The store was still closing ${shutdownTimeoutMs / 1000} s after ${signal}.`;
    setTimeout(() => giveUp(message), shutdownTimeoutMs).unref();
    await (await serving).close();
    process.exit(0);
  };
  const stopFor = (signal: string): void => {
    stop(signal).catch((error: unknown) => giveUp(`The store did not close cleanly: ${String(error)}`));
  };
  if (cluster.isWorker) {
    // Ctrl+C in a terminal signals every process; the primary tells the others what to do.
    process.on('SIGINT', () => undefined);
    process.on('message', (message) => {
      if (message === closeMessage) stopFor(closeMessage);
    });
  } else {
    process.on('SIGINT', () => stopFor('SIGINT'));
  }
  process.on('SIGTERM', () => stopFor('SIGTERM'));
};
