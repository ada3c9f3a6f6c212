import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { sampleConfiguration } from '#tests/support/samples/configuration.ts';
import { serveSearchEngineFiles } from './search-engine-files.ts';

const app = fastify();
afterEach(() => app.close());

test('while the store is down its sitemaps are to be asked for later; robots.txt is there', async () => {
  const options = {
    configuration: { ...sampleConfiguration, apiBase: 'https://api.example' },
    publicUrl: 'https://shop.example',
    root: '.',
  };
  serveSearchEngineFiles(app, options, () => () => Promise.reject(new TypeError('fetch failed')));
  for (const path of ['/sitemap.xml', '/en-GB-sitemap.xml']) {
    const { statusCode, headers } = await app.inject(path);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '300', 'no-store']);
  }
  expect((await app.inject('/robots.txt')).statusCode).toBe(200);
});
