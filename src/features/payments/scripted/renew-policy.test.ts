import { beforeEach, expect, test, vi } from 'vitest';
import { renewPolicy } from './renew-policy.ts';

const document = (policy: string, body = '<!doctype html>') =>
  new Response(body, { headers: { 'content-security-policy': policy } });

const key = 'https://shop.example/index.html?__WB_REVISION__=1';
const put = vi.fn();

/** A device whose worker has cached one document, or none. */
const holds = (cached: Response | undefined) =>
  vi.stubGlobal('caches', {
    has: async () => cached !== undefined,
    open: async () => ({
      keys: async () => [new Request('https://shop.example/assets/a.js'), new Request(key)],
      match: async () => cached,
      put,
    }),
  });

const hostHas = (fresh: Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => fresh),
  );

beforeEach(() => put.mockReset());

test('a document whose policy alone has changed takes the place of the worker’s', async () => {
  holds(document("script-src 'self'"));
  const fresh = document("script-src 'self' https://js.stripe.com");
  hostHas(fresh);
  expect(await renewPolicy()).toBe(true);
  expect(put).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: key }), fresh);
  expect(fetch).toHaveBeenCalledWith('/index.html?policy', { cache: 'no-store' });
});

test.each([
  ['the same policy', document('a'), document('a')],
  ['another build', document('a', 'old'), document('b', 'new')],
  ['a host that fails', document('a'), new Response('', { status: 503 })],
  ['no worker', undefined, document('b')],
])('%s changes nothing, so that no page is loaded again for it', async (_, cached, fresh) => {
  holds(cached);
  hostHas(fresh);
  expect(await renewPolicy()).toBe(false);
  expect(put).not.toHaveBeenCalled();
});
