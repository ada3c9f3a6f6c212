import { inspect } from 'node:util';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addToBasket, removeFromBasket } from '#contract/basket-rows.ts';
import { getProductBySlug, getProducts } from '#contract/product-rows.ts';
import { getRedirects } from '#contract/store.ts';
import { type ApiIdentity, createApi } from './api.ts';
import { isNoAnswer, isRefused, Refused } from './api-error.ts';

const guest: ApiIdentity = {
  apiKey: 'key',
  storeKey: 'store',
  currencyCode: 'GBP',
  countryCode: 'GB',
  token: null,
};

/** A fake network that responds with `answer` and records the requests. */
const network = (answer: () => Response | Promise<Response>) => {
  const asked: { url: string; init: RequestInit }[] = [];
  return {
    asked,
    fetch: async (url: unknown, init?: RequestInit) => {
      asked.push({ url: String(url), init: init ?? {} });
      return answer();
    },
  };
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);

describe('what goes on the wire', () => {
  test('the four headers go with a call, and the bearer when signed in [API-01]', async () => {
    const { asked, fetch } = network(() => json({ data: { results: [] } }));
    const api = createApi({ base: '/api', identity: () => ({ ...guest, token: 'jwt' }), fetch });
    await api.call(getProducts, { query: {} }).catch(() => null);
    await createApi({ base: '/api', identity: () => guest, fetch })
      .call(getProducts, { query: {} })
      .catch(() => null);
    expect(headersOf(asked[1]?.init).has('authorization')).toBe(false);
    const headers = headersOf(asked[0]?.init);
    expect(Object.fromEntries(headers)).toMatchObject({
      'api-key': 'key',
      storekey: 'store',
      currencycode: 'GBP',
      countrycode: 'GB',
      authorization: 'Bearer jwt',
    });
  });

  test('redirects are asked for with API-Key and StoreKey alone, and their data is unwrapped [API-01] [API-02]', async () => {
    const { asked, fetch } = network(() => json({ data: { results: [] } }));
    const api = createApi({ base: '/api', identity: () => ({ ...guest, token: 'jwt' }), fetch });
    expect(await api.call(getRedirects, {})).toEqual({ results: [] });
    expect([asked[0]?.init.method, asked[0]?.url]).toEqual(['GET', '/api/redirects']);
    const names = [...headersOf(asked[0]?.init).keys()].sort();
    expect(names).toEqual(['accept', 'api-key', 'storekey']);
  });

  test('parameters, lists and the path of a slug are written as the specification has them [API-40]', async () => {
    const { asked, fetch } = network(() => json({ data: null }));
    const api = createApi({ base: 'https://store.test/api', identity: () => guest, fetch });
    await api.call(getProductBySlug, { params: { slug: 'hex-bolt' } }).catch(() => null);
    await api.call(getProducts, { query: { Filters: ['thread:M10', 'thread:M12'], PageNumber: 2 } }).catch(() => null);
    expect(asked.map((one) => one.url)).toEqual([
      'https://store.test/api/products/slug=hex-bolt',
      'https://store.test/api/products?Filters=thread%3AM10&Filters=thread%3AM12&PageNumber=2',
    ]);
  });

  test('a DELETE carries its body, and a write its idempotency key in quotes [API-11]', async () => {
    const { asked, fetch } = network(() => json({ data: null }));
    const api = createApi({ base: '/api', identity: () => guest, fetch });
    await api
      .call(removeFromBasket, { body: { lineItemIds: ['l1'] }, query: { anonymousId: 'a1' } }, { idempotencyKey: 'k1' })
      .catch(() => null);
    expect(asked[0]?.url).toBe('/api/baskets/products?anonymousId=a1');
    expect(asked[0]?.init).toMatchObject({ method: 'DELETE', body: '{"lineItemIds":["l1"]}' });
    expect(headersOf(asked[0]?.init).get('idempotency-key')).toBe('"k1"');
  });
});

describe('what comes back', () => {
  const failing = (answer: () => Response | Promise<Response>) =>
    createApi({ base: '/api', identity: () => guest, fetch: network(answer).fetch })
      .call(addToBasket, { body: { productVariantId: 'v1', quantity: 1 } })
      .then(
        () => null,
        (error: unknown) => error,
      );

  test('a refusal keeps its status, its words and its details [ERR-01]', async () => {
    const detail = { code: 'OutOfStock', message: 'Out of stock.', field: 'quantity', lineItemId: null };
    const error = await failing(() => json({ errors: ['Only 6 left.', 'Second'], details: [detail] }, 400));
    if (!isRefused(error)) throw new Error('It was not refused.');
    const { status, firstMessage, errors, details } = error;
    expect({ status, firstMessage, errors, details }).toEqual({
      status: 400,
      firstMessage: 'Only 6 left.',
      errors: ['Only 6 left.', 'Second'],
      details: [detail],
    });
  });

  test('errors may be words or objects with a message [ERR-01]', async () => {
    const error = await failing(() => json({ errors: [{ message: 'As an object.' }, 'As words.'] }, 409));
    expect(isRefused(error) && error.errors).toEqual(['As an object.', 'As words.']);
  });

  test.each([
    ['as a JSON string', () => json('password_change_required', 400)],
    ['as plain text', () => new Response('password_change_required', { status: 400 })],
  ])('a body that is password_change_required is recognised %s [SES-08]', async (_, answer) => {
    const error = await failing(answer);
    expect(isRefused(error) && error.errors).toEqual(['password_change_required']);
  });

  test('a refusal knows the token it was made with, and no report of it spells that out', async () => {
    const { fetch } = network(() => json({ errors: ['Sign in.'] }, 401));
    const error = await createApi({ base: '/api', identity: () => ({ ...guest, token: 'jwt.of.ada' }), fetch })
      .call(addToBasket, { body: { productVariantId: 'v1', quantity: 1 } })
      .catch((refusal: unknown) => refusal);
    expect(Refused.tokenOf(error)).toBe('jwt.of.ada');
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain('jwt.of.ada');
    expect(Refused.tokenOf(new Error('no refusal'))).toBeNull();
  });

  test('Retry-After is read in seconds', async () => {
    const error = await failing(() => json({ errors: ['Slow down.'] }, 429, { 'retry-after': '7' }));
    expect(isRefused(error) && error.retryAfterMs).toBe(7000);
  });

  test('a failed request is no answer, and neither is a success that is not from the store', async () => {
    const ofNothing = await failing(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(isNoAnswer(ofNothing) && ofNothing.isForeign !== true).toBe(true);
    const ofPortal = await failing(() => new Response('<html>Sign in to the hotel</html>'));
    expect(ofPortal).toMatchObject({ kind: 'no-answer', isForeign: true });
  });

  test('a page with the status of a refusal is no answer; a page with 503 and an empty 404 are refusals', async () => {
    const page = (status: number) => failing(() => new Response(' <html>Access denied</html>', { status }));
    for (const status of [400, 401, 403, 404, 413]) {
      expect(await page(status), `${status}`).toMatchObject({ kind: 'no-answer', isForeign: true });
    }
    expect(isRefused(await page(503))).toBe(true);
    expect(isRefused(await failing(() => new Response(null, { status: 404 })))).toBe(true);
  });

  test('a success with other data than agreed is neither a refusal nor silence', async () => {
    const error = await failing(() => json({ data: { id: 7 } }));
    expect(isNoAnswer(error) || isRefused(error)).toBe(false);
    expect(error).toMatchObject({ kind: 'contract-broken' });
  });

  test('a call that its caller gives up is not taken for a silent store', async () => {
    const controller = new AbortController();
    controller.abort();
    const api = createApi({
      base: '/api',
      identity: () => guest,
      fetch: (_, init) => Promise.reject(init?.signal?.reason),
    });
    const error = await api.call(getRedirects, {}, { signal: controller.signal }).catch((one: unknown) => one);
    expect(isNoAnswer(error)).toBe(false);
  });
});

describe('what is a bug does not pass for a store that did not answer', () => {
  const errorOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);
  const { asked, fetch } = network(() => json({ data: { results: [] } }));

  test('what throws while the request is built is thrown as it is, and nothing is sent', async () => {
    const api = createApi({
      base: '/api',
      identity: () => {
        throw new Error('a bug');
      },
      fetch,
    });
    expect(await errorOf(api.call(getRedirects, {}))).toMatchObject({ message: 'a bug' });
    const badHeader = createApi({ base: '/api', identity: () => ({ ...guest, apiKey: 'Schlüssel ✓' }), fetch });
    expect(await errorOf(badHeader.call(getRedirects, {}))).toBeInstanceOf(TypeError);
    const circular: { productVariantId: string; quantity: number; self?: unknown } = {
      productVariantId: 'v',
      quantity: 1,
    };
    circular.self = circular;
    const { call } = createApi({ base: '/api', identity: () => guest, fetch });
    expect(await errorOf(call(addToBasket, { body: circular }))).toBeInstanceOf(TypeError);
    expect(asked).toEqual([]);
  });

  test('the judge of the connection hears nothing of it', async () => {
    const onOutcome = vi.fn();
    const api = createApi({ base: '/api', identity: () => ({ ...guest, apiKey: '✓' }), fetch, onOutcome });
    await errorOf(api.call(getRedirects, {}));
    expect(onOutcome).not.toHaveBeenCalled();
  });
});

describe('in a browser without AbortSignal.any and AbortSignal.timeout', () => {
  beforeEach(() => {
    vi.stubGlobal('AbortSignal', class extends EventTarget {});
  });

  /** A network that never answers but honours the abort signal. */
  const silence: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      const signal = init?.signal;
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const apiOver = (fetch: typeof globalThis.fetch, timeoutMs?: number) =>
    createApi({ base: '/api', identity: () => guest, fetch, ...(timeoutMs === undefined ? {} : { timeoutMs }) });

  test('a call with a signal of its caller is answered', async () => {
    const { fetch } = network(() => json({ data: { results: [] } }));
    expect('any' in AbortSignal || 'timeout' in AbortSignal).toBe(false);
    const { signal } = new AbortController();
    expect(await apiOver(fetch).call(getRedirects, {}, { signal })).toEqual({ results: [] });
  });

  test('a caller who gives up gets their own reason, not an unanswered call', async () => {
    const controller = new AbortController();
    const asking = apiOver(silence).call(getRedirects, {}, { signal: controller.signal });
    const givenUp = new Error('given up');
    controller.abort(givenUp);
    await expect(asking).rejects.toBe(givenUp);
  });

  test('a store that is silent for too long did not answer', async () => {
    const error = await apiOver(silence, 5)
      .call(getRedirects, {}, { signal: new AbortController().signal })
      .catch((one: unknown) => one);
    expect(isNoAnswer(error)).toBe(true);
  });
});

describe('whoever judges the connection is notified', () => {
  const outcomesOf = async (answer: () => Response | Promise<Response>, signal?: AbortSignal) => {
    const outcomes: string[] = [];
    const api = createApi({
      base: '/api',
      identity: () => guest,
      fetch: network(answer).fetch,
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    await api.call(getRedirects, {}, signal ? { signal } : {}).catch(() => null);
    return outcomes;
  };
  const stored = (at: number) => ({ 'x-stored-at': new Date(at).toISOString() });

  test.each<[string, () => Response | Promise<Response>, string[]]>([
    ['of a success', () => json({ data: { results: [] } }), ['answered']],
    ['of a refusal', () => json({ errors: ['No.'] }, 500), ['answered']],
    ['of a success that breaks the contract', () => json({ data: 7 }), ['answered']],
    ['of a failed request', () => Promise.reject(new TypeError('Failed to fetch')), ['unanswered']],
    ['of a page that is not the store', () => new Response('<html>Sign in to the hotel</html>'), ['unanswered']],
    ['of a copy stored before', () => json({ data: { results: [] } }, 200, stored(Date.now() - 60_000)), ['cached']],
    ['of an answer stored just now', () => json({ data: { results: [] } }, 200, stored(Date.now() + 60)), ['answered']],
  ])('%s', async (_, answer, outcomes) => {
    expect(await outcomesOf(answer)).toEqual(outcomes);
  });

  test('nothing of a call that its caller gave up', async () => {
    const controller = new AbortController();
    const giveUp = () => {
      controller.abort();
      return Promise.reject(new DOMException('Given up.', 'AbortError'));
    };
    expect(await outcomesOf(giveUp, controller.signal)).toEqual([]);
  });

  test('of an answer that is slow to come, while it is waited for', async () => {
    vi.useFakeTimers();
    const later = () =>
      new Promise<Response>((go) => {
        setTimeout(() => go(json({ data: { results: [] } })), 5_000);
      });
    const asking = outcomesOf(later);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await asking).toEqual(['slow', 'answered']);
    vi.useRealTimers();
  });
});
