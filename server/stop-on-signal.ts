import type { Serving } from './serve.ts';

const shutdownTimeoutMs = 10_000;

/** Reports why the server can't go on, and exits. */
export const giveUp = (words: string): never => {
  process.stderr.write(`${words}\n`);
  process.exit(1);
};

/**
 * Closes the server on SIGTERM and SIGINT and exits with 0; a second signal, or a close that takes too long, exits with
 * 1 at once.
 */
export const stopOnSignal = (serving: Serving): void => {
  let isClosing = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isClosing) process.exit(1);
    isClosing = true;
    const message = `The store was still closing ${shutdownTimeoutMs / 1000} s after ${signal}.`;
    setTimeout(() => giveUp(message), shutdownTimeoutMs).unref();
    await serving.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => giveUp(`The store did not close cleanly: ${String(error)}`));
    });
  }
};
