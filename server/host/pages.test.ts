import fastify from 'fastify';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PublicConfiguration } from '#contract/configuration.ts';
import type { Document, DocumentMaker } from './document.ts';
import { servePages } from './pages.ts';
import type { RenderView } from './views.ts';

const configuration: PublicConfiguration = {
  apiBase: 'https://api.example',
  apiKey: 'key',
  storeKey: 'store',
  defaultCurrencyCode: 'GBP',
  defaultCountryCode: 'GB',
  colours: {},
  tagManagerId: null,
  searchService: null,
  iconService: null,
  isCookieCrossOrigin: false,
  hasIdempotencyKeys: true,
  features: {},
};

const documentOf = (text: string): Document => ({ html: `<html>${text}</html>`, digests: { scripts: [], styles: [] } });

const documents: DocumentMaker = {
  shell: () => documentOf('shell'),
  frame: () => '',
  finish: documentOf,
};

let rendered: string[] = [];
let render: RenderView = (address) => {
  rendered.push(address);
  return Promise.resolve({ kind: 'page', status: 200, document: documentOf(address) });
};
const plainRender = render;
let app = fastify();

beforeEach(() => {
  rendered = [];
  render = plainRender;
  app = fastify();
  servePages(app, {
    options: { configuration, publicUrl: 'https://shop.example', root: '.' },
    documents,
    render: (address, fetch) => render(address, fetch),
    storeFetch: () => () => Promise.resolve(Response.json({ data: { results: [] } })),
  });
});

afterEach(() => app.close());

/** The status of a path exactly as written; `inject` and `fetch` would repair it. */
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
  expect(rendered).toEqual([]);
});
