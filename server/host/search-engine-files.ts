import type { FastifyInstance } from 'fastify';
import type { StoreFetch } from './store-fetch.ts';
import type { HostOptions } from './host-options.ts';
import { createCachedValue } from './cached-value.ts';
import { collectEntries } from './sitemap-entries.ts';
import { sitemapFiles } from './sitemap-files.ts';

const hourMs = 60 * 60 * 1000;

/** Disallowed for robots: the shopper's own screens and the API. */
const disallowed = [
  '/api/',
  '/sandbox/',
  '/payment-providers/',
  '/account/',
  '/auth/',
  '/cart',
  '/checkout',
  '/favorites',
  '/successful-order',
  '/sync',
];

/** Serves robots.txt and the sitemaps. */
export const serveSearchEngineFiles = (app: FastifyInstance, options: HostOptions, storeFetch: StoreFetch): void => {
  const robots = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${options.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );

  const files = createCachedValue(
    async () => sitemapFiles(await collectEntries(storeFetch(), options.configuration), options.publicUrl),
    options.listMaxAgeMs ?? hourMs,
    (error) => app.log.error(error, 'The sitemap could not be made anew.'),
  );
  for (const path of ['/sitemap.xml', '/index-sitemap.xml', '/en-GB-sitemap.xml', '/en-GB-sitemap-:part.xml']) {
    app.get(path, async (request, reply) => {
      const xml = (await files()).get(request.url.slice(1).split('?', 1)[0] ?? '');
      if (xml === undefined) return reply.callNotFound();
      return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
    });
  }
};
