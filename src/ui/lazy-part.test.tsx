import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { ChunkFailure, type ChunkFailureReason } from './chunk-failure.ts';
import { lazyPart } from './lazy-part.ts';

/** The HTML of a page whose part fails to load for this reason, and the errors it reported. */
const pageWithout = async (reason: ChunkFailureReason) => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  const failure = new ChunkFailure(reason, new TypeError('Failed to fetch'));
  const Part = lazyPart(() => Promise.reject(failure));
  const { prelude } = await prerender(
    <main>
      <p>The page</p>
      <Suspense>{createElement(Part)}</Suspense>
    </main>,
  );
  return { html: await new Response(prelude).text(), failure, reported: reported.mock.calls.flat() };
};

test.each(['broken', 'new-version'] as const)(
  'a part that fails to load for the reason %s is reported',
  async (reason) => {
    const { html, failure, reported } = await pageWithout(reason);
    expect(html).toContain('<p>The page</p>');
    expect(reported).toEqual([failure]);
  },
);

test('a part that fails to load because the device is offline is not reported', async () => {
  const { html, reported } = await pageWithout('offline');
  expect(html).toContain('<p>The page</p>');
  expect(reported).toEqual([]);
});

test('where nothing can be reported, the part fails', async () => {
  vi.stubGlobal('reportError', undefined);
  const errors: unknown[] = [];
  const failure = new Error('The file is missing.');
  const Part = lazyPart(() => Promise.reject(failure));
  await prerender(<Suspense>{createElement(Part)}</Suspense>, { onError: (error) => void errors.push(error) });
  expect(errors).toEqual([failure]);
});
