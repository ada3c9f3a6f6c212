import { expect, test, vi } from 'vitest';
import { readWorkerRequest } from './worker-messages.ts';
import { postToWorker } from './post-to-worker.ts';

test('what a page posts is what a worker reads', () => {
  for (const type of ['skip-waiting', 'which-build', 'check-build', 'drain'] as const) {
    const postMessage = vi.fn();
    postToWorker({ postMessage }, type);
    expect(readWorkerRequest(postMessage.mock.calls[0]?.[0])).toEqual({ type });
  }
});

test('a page of the version before is understood by the worker that follows it [PWA-10]', () => {
  expect(readWorkerRequest({ type: 'SKIP_WAITING' })).toEqual({ type: 'skip-waiting' });
  expect(readWorkerRequest({ type: 'DRAIN' })).toEqual({ type: 'drain' });
});

test.each([null, 'drain', {}, { type: 'toString' }, { type: 'constructor' }, { type: 'reload' }])(
  'any other message is left alone (%#)',
  (data) => {
    expect(readWorkerRequest(data)).toBeNull();
  },
);
