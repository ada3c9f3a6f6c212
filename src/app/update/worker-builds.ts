import { messageSW } from 'workbox-window/messageSW.js';
import * as z from 'zod/mini';
import { sleep } from '#offline/sleep.ts';
import { WorkerAnswer, type WorkerRequest } from '#offline/worker-messages.ts';
import { postToWorker } from '#offline/post-to-worker.ts';

/** Long enough for a stopped worker to start and ask the host. */
const timeoutMs = 15_000;

/** Asks a worker about builds; null if it doesn't answer in time or the answer is invalid. */
export const askWorker = async (
  worker: ServiceWorker | null,
  type: 'which-build' | 'check-build',
): Promise<WorkerAnswer | null> => {
  if (worker === null) return null;
  const request: WorkerRequest = { type };
  const answer: unknown = await Promise.race([messageSW(worker, request), sleep(timeoutMs)]);
  const parsed = z.safeParse(WorkerAnswer, answer);
  return parsed.success ? parsed.data : null;
};

/** A worker that is busy for longer is asked again by the page that the next reload brings. */
const takeOverMs = 5_000;

/** Lets a waiting worker take over; resolves once it has, or after a timeout. */
export const letTakeOver = async (waiting: ServiceWorker): Promise<void> => {
  const isActive = new Promise<void>((go) => {
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated' || waiting.state === 'redundant') go();
    });
  });
  postToWorker(waiting, 'skip-waiting');
  await Promise.race([isActive, sleep(takeOverMs)]);
};
