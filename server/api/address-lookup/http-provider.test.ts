import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { httpProvider, type HttpProviderSettings } from './http-provider.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a stand-in for a provider and returns its origin. */
const standIn = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((go) => {
    server.listen(0, '127.0.0.1', go);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const answering = (body: unknown, status = 200) =>
  standIn((_, answer) => answer.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body)));

const settingsOf = (origin: string): HttpProviderSettings => ({
  url: `${origin}/{countryCode}/{postalCode}?key={key}`,
  headers: { Authorization: 'api_key="{key}"' },
  list: 'result',
  fields: {
    companyName: ['organisation_name'],
    addressLine1: ['line_1'],
    addressLine2: ['line_2', 'line_3'],
    city: ['post_town'],
    county: ['county'],
  },
});

const postcode = { countryCode: 'GB', postalCode: 'LS1 4AP' };
const key = 'se/cret';

const errorOf = async (body: Promise<string> | string, limits = {}) =>
  httpProvider(settingsOf(await body), key, limits)
    .find(postcode)
    .then(
      () => 'no error',
      (error: Error) => `${error.name}: ${error.message}`,
    );

test('is asked with its key, and its fields are read by the names that it gives them', async () => {
  const asked: unknown[] = [];
  const origin = await standIn((request, answer) => {
    asked.push([request.url, request.headers.authorization]);
    answer.end(
      JSON.stringify({
        code: 2000,
        result: [
          {
            line_1: 'Unit 4, Kiln Yard',
            line_2: 'Canal Road',
            line_3: 'Holbeck',
            post_town: 'LEEDS',
            county: '',
            n: 1,
          },
          { line_1: '1 Canal Road', line_2: '', line_3: null, post_town: 'LEEDS', organisation_name: 'Joiners' },
          { line_1: '', post_town: 'LEEDS' },
        ],
      }),
    );
  });
  expect(await httpProvider(settingsOf(origin), key).find(postcode)).toEqual([
    {
      companyName: null,
      addressLine1: 'Unit 4, Kiln Yard',
      addressLine2: 'Canal Road, Holbeck',
      city: 'LEEDS',
      county: null,
    },
    { companyName: 'Joiners', addressLine1: '1 Canal Road', addressLine2: null, city: 'LEEDS', county: null },
  ]);
  expect(asked).toEqual([['/GB/LS1%204AP?key=se%2Fcret', 'api_key="se/cret"']]);
});

test('a list may be the whole answer, lines are cut to what a form takes, and addresses to a hundred', async () => {
  const origin = await answering(Array.from({ length: 150 }, () => ({ line_1: 'x'.repeat(500), post_town: 'Leeds' })));
  const { list: _list, ...settings } = settingsOf(origin);
  const found = await httpProvider(settings, null).find(postcode);
  expect(found).toHaveLength(100);
  expect(found[0]?.addressLine1).toHaveLength(120);
});

test('404 is a postcode that it does not know', async () => {
  const origin = await answering({ code: 4040, message: 'Postcode Not Found' }, 404);
  expect(await httpProvider(settingsOf(origin), key).find(postcode)).toEqual([]);
});

test.each([
  ['a key that is used up', { message: 'Limit reached' }, 402, 'the provider answered 402'],
  ['a fault', 'oh no', 500, 'the provider answered 500'],
  ['a page', '<html>Hello</html>', 200, 'the answer of the provider is no JSON'],
  ['something else', { results: {} }, 200, 'the answer of the provider has no list of addresses'],
  ['too much', 'x'.repeat(600_000), 200, 'the answer of the provider is too large'],
])('%s is a failure in words, without the key', async (_, body, status, message) => {
  expect(await errorOf(answering(body, status))).toBe(`ProviderFailed: ${message}`);
});

test('nobody there, and a redirect, which could take the key elsewhere, are failures', async () => {
  expect(await errorOf('http://127.0.0.1:1')).toBe('ProviderFailed: the provider could not be reached');
  const elsewhere = await answering({ result: [] });
  const redirecting = standIn((_, answer) => answer.writeHead(302, { Location: elsewhere }).end());
  expect(await errorOf(redirecting)).toBe('ProviderFailed: the provider could not be reached');
});

test('a slow provider is given up, before its answer and within it, and keeps few waiting', async () => {
  const silent = await standIn(() => undefined);
  expect(await errorOf(silent, { timeoutMs: 20 })).toBe('ProviderFailed: the provider was too slow');
  const halting = standIn((_, answer) => answer.write('{"result":['));
  expect(await errorOf(halting, { timeoutMs: 50 })).toBe('ProviderFailed: the provider was too slow');

  const provider = httpProvider(settingsOf(silent), key, { timeoutMs: 50, maxConcurrent: 2 });
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => provider.find(postcode)));
  expect(outcomes.map((one) => one.status === 'rejected' && String(one.reason))).toEqual([
    'ProviderFailed: the provider was too slow',
    'ProviderFailed: the provider was too slow',
    'ProviderFailed: too many lookups wait for the provider',
  ]);
});
