import fastify from 'fastify';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleConfiguration } from '#tests/support/samples/configuration.ts';
import type { Document, DocumentMaker } from './document.ts';
import { servePages } from './pages.ts';
import { ContractBroken, NoAnswer, Refused } from '#api/api-error.ts';
import type { RenderView } from '#server/host/views/render.ts';

const configuration = { ...sampleConfiguration, apiBase: 'https://api.example' };

const documentOf = (text: string): Document => ({
  html: `<html>${text}</html>`,
  digests: { scripts: [], styles: [], attributes: [] },
});

const documents: DocumentMaker = {
  shell: () => documentOf('shell'),
  frame: () => '',
  finish: documentOf,
};

let rendered: string[] = [];
let render: RenderView = ({ address, showsTax }) => {
  rendered.push(showsTax ? `${address} inc VAT` : address);
  return Promise.resolve({ kind: 'page', status: 200, document: documentOf(address) });
};
const plainRender = render;
let app = fastify();
let change = (): void => undefined;

beforeEach(() => {
  rendered = [];
  render = plainRender;
  app = fastify();
  servePages(app, {
    options: {
      configuration,
      publicUrl: 'https://shop.example',
      root: '.',
      warmed: ['/', '/store'],
      onPageChange: (listener) => (change = listener),
    },
    documents,
    render: (address, fetch) => render(address, fetch),
    storeFetch: () => () => Promise.resolve(Response.json({ data: { results: [] } })),
  });
});

afterEach(() => app.close());

/** The status for a path exactly as written; `inject` and `fetch` would normalise it. */
const statusOf = async (path: string): Promise<number> => {
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => resolve(response.resume().statusCode ?? 0))
      .once('error', reject)
      .end();
  });
};

test.each(['//', '//[', '//elsewhere.example/x', '/a%00b', '/%00'])('GET %s is no page', async (path) => {
  expect(await statusOf(path)).toBe(404);
  expect(rendered).not.toContain(path);
});

test('parameters that no screen reads make no views of their own', async () => {
  for (const query of ['', '?r=1', '?r=2&utm_source=x', '?page=2', '?r=3&page=2']) {
    expect((await app.inject(`/store${query}`)).statusCode).toBe(200);
  }
  expect(rendered).toEqual(['/store', '/store?page=2']);
});

test('whoever is led to the sign-in comes back with the whole query', async () => {
  await app.inject('/account/orders?status=Completed&period=year');
  await app.inject('/shop/ppe?utm_source=mail');
  expect(rendered).toEqual(['/account/orders?status=Completed&period=year', '/shop/ppe?utm_source=mail']);
});

test('views that can not be rendered in time are left to the page', async () => {
  const held: (() => void)[] = [];
  let isSlow = true;
  render = ({ address }) =>
    new Promise((resolve) => {
      const finish = (): void => resolve({ kind: 'page', status: 200, document: documentOf(address) });
      if (isSlow) held.push(finish);
      else finish();
    });
  const asked = Array.from({ length: 60 }, async (_, n) => (await app.inject(`/store?page=${n + 1}`)).body);
  for (const body of await Promise.all(asked.slice(44))) expect(body).toContain('shell');
  expect(held).toHaveLength(4);
  isSlow = false;
  for (const finish of held) finish();
  for (const body of await Promise.all(asked.slice(0, 44))) expect(body).toContain('/store?page=');
});

test.each([
  ['does not answer', new NoAnswer('connect ECONNREFUSED')],
  ['fails', new Refused({ status: 500, errors: [] })],
  ['is overloaded', new Refused({ status: 503, errors: [] })],
  ['turns this server away', new Refused({ status: 429, errors: [] })],
  ['answers something else', new ContractBroken('no JSON')],
  ['is too slow', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
])('while the store %s, the shell says so to robots', async (_, failure) => {
  render = () => Promise.reject(failure);
  const { statusCode, headers, body } = await app.inject('/store');
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '60', '<html>shell</html>']);
  const again = await app.inject({ url: '/store', headers: { 'if-none-match': String(headers['etag']) } });
  expect(again.statusCode).toBe(503);
  render = plainRender;
  expect((await app.inject('/store')).statusCode).toBe(200);
});

test('a view that the host alone can not render is left to the page', async () => {
  render = () => Promise.reject(new TypeError('x is not a function'));
  const { statusCode, headers, body } = await app.inject('/store');
  expect([statusCode, headers['retry-after'], body]).toEqual([200, undefined, '<html>shell</html>']);
});

test('a view is rendered once for all, and again as soon as what it shows has changed', async () => {
  const ask = async () => (await app.inject('/store')).statusCode;
  expect([await ask(), await ask()]).toEqual([200, 200]);
  expect(rendered).toEqual(['/store']);
  change();
  await ask();
  expect(rendered).toEqual(['/store', '/store']);
});

test('a view rendered before anybody asks for it is as small for its first visitor as for later ones', async () => {
  const text = Array.from({ length: 3000 }, (_, n) => `<p>Part ${(n * n) % 97}</p>`).join('');
  render = ({ address }) => {
    rendered.push(address);
    return Promise.resolve({ kind: 'page', status: 200, document: documentOf(address + text) });
  };
  const size = async (path: string) =>
    (await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })).rawPayload.length;
  const awaited = await size('/store?page=2');
  await expect.poll(() => size('/store?page=2')).toBeLessThan(awaited * 0.97);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => rendered).toContain('/store');
  expect(await size('/store')).toBeLessThan(awaited * 0.97);
});

test('whoever has a view as it is gets no second copy of it', async () => {
  const ask = (etag: string) => app.inject({ url: '/store', headers: { 'if-none-match': etag } });
  const etag = String((await app.inject('/store')).headers['etag']);
  expect([(await ask(etag)).statusCode, (await ask(etag)).body]).toEqual([304, '']);
  expect((await ask('"another"')).statusCode).toBe(200);
});

test('the first views are there before anybody asks', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => rendered).toEqual(['/', '/store']);
  await app.inject('/store');
  expect(rendered).toEqual(['/', '/store']);
});

test('a view with VAT in its prices is rendered and cached apart from the one without', async () => {
  const ask = async (cookie: string) => (await app.inject({ url: '/store', headers: { cookie } })).body;
  for (const cookie of ['', 'tc_vat=inc', 'tc_vat=ex', 'a=1; tc_vat=inc', 'tc_vat=']) await ask(cookie);
  expect(rendered).toEqual(['/store', '/store inc VAT']);
});
