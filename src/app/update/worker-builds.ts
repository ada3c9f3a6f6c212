import { messageSW } from 'workbox-window';
import * as z from 'zod/mini';
import { BuildAnswer, type BuildQuestion } from '#offline/builds/messages.ts';

/** Milliseconds that a worker may take; one that was stopped has to be started first, and then asks the host. */
const timeoutMs = 15_000;

/** A worker's answer about builds; null where it gave none that can be read. */
export const askWorker = async (
  worker: ServiceWorker | null,
  type: Exclude<BuildQuestion['type'], 'SKIP_WAITING'>,
): Promise<BuildAnswer | null> => {
  if (worker === null) return null;
  const question: BuildQuestion = { type };
  const answer: unknown = await Promise.race([
    messageSW(worker, question),
    new Promise((go) => setTimeout(go, timeoutMs)),
  ]);
  const parsed = z.safeParse(BuildAnswer, answer);
  return parsed.success ? parsed.data : null;
};

/** Lets a waiting worker take over, and resolves once it has, or after a while in which it did not. */
export const letTakeOver = async (waiting: ServiceWorker): Promise<void> => {
  const isActive = new Promise<void>((go) => {
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated' || waiting.state === 'redundant') go();
    });
  });
  const order: BuildQuestion = { type: 'SKIP_WAITING' };
  waiting.postMessage(order);
  await Promise.race([isActive, new Promise((go) => setTimeout(go, timeoutMs))]);
};
