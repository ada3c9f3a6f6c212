import type { WorkerRequest } from './worker-messages.ts';

/** Sends a request that expects no answer. */
export const postToWorker = (
  worker: Pick<ServiceWorker, 'postMessage'>,
  type: WorkerRequest['type'],
  addresses?: string[],
): void => {
  const request: WorkerRequest = { type, ...(addresses === undefined ? {} : { addresses }) };
  worker.postMessage(request);
};
