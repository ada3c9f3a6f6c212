import cluster, { type Worker } from 'node:cluster';
import { closeUntakenConnections } from './handed-connections.ts';
import { giveUp } from './start-failure.ts';
import { closeMessage } from './stop-on-signal.ts';

/** Delay before a process that ended is replaced, so that one that keeps crashing doesn't keep the machine busy. */
const replaceDelayMs = 1000;

/**
 * Runs `count` processes of this program, which share its port, until a signal ends them, and replaces each that ends by itself. `onOpen`
 * is called once all of them listen. During start-up, a process that ends before it listens ends all.
 */
export const runProcesses = (count: number, onOpen: () => void): void => {
  const listening = new Set<Worker>();
  let isOpen = false;
  let isClosing = false;

  const start = (number: number): void => {
    const worker = cluster.fork({ PROCESS_NUMBER: String(number) });
    closeUntakenConnections(worker);
    worker.once('listening', () => {
      listening.add(worker);
      if (isOpen) return;
      // The first process migrates and seeds the database; the others find it ready.
      if (listening.size === 1) for (let other = 1; other < count; other += 1) start(other);
      if (listening.size < count) return;
      isOpen = true;
      onOpen();
    });
    worker.once('exit', (code, signal) => {
      const hasListened = listening.delete(worker);
      if (isClosing) return;
      if (!hasListened && !isOpen) giveUp('A process ended before it could serve the store.');
      process.stderr.write(`Process ${number} ended (${signal ?? code}) and is replaced.\n`);
      setTimeout(() => {
        if (!isClosing) start(number);
      }, replaceDelayMs);
    });
  };

  /** Asks a process to close; kills one that does not serve yet. Resolves to whether it closed cleanly. */
  const closed = (worker: Worker): Promise<boolean> =>
    new Promise((resolve) => {
      const hasListened = listening.has(worker);
      worker.once('exit', (code: number | null) => resolve(code === 0 || !hasListened));
      if (hasListened) worker.send(closeMessage);
      else worker.process.kill('SIGTERM');
    });

  const close = async (): Promise<void> => {
    if (isClosing) process.exit(1);
    isClosing = true;
    const living = Object.values(cluster.workers ?? {}).flatMap((worker) =>
      worker?.isDead() === false ? [worker] : [],
    );
    const areWell = await Promise.all(living.map((worker) => closed(worker)));
    process.exit(areWell.every((isWell) => isWell) ? 0 : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close());
  start(0);
};
