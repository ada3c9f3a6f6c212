import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StoreFetch } from './store-fetch.ts';
import type { HostOptions } from './host-options.ts';
import { createCachedValue } from './cached-value.ts';
import { collectEntries } from './sitemap-entries.ts';
import { sitemapFiles } from './sitemap-files.ts';

const hourMs = 60 * 60 * 1000;

const retryAfterSeconds = 300;

/** A robot takes any other error for a sitemap that is broken or gone. */
const sendLater = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', retryAfterSeconds)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The sitemap is not available at the moment.\n');

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
    (error) => app.log.error(error, 'The sitemap could not be refreshed.'),
  );
  for (const path of ['/sitemap.xml', '/index-sitemap.xml', '/en-GB-sitemap.xml', '/en-GB-sitemap-:part.xml']) {
    app.get(path, async (request, reply) => {
      const all = await files().catch((error: unknown) => {
        request.log.error(error, 'The sitemap could not be made: the store API did not answer with its pages.');
        return null;
      });
      if (all === null) return sendLater(reply);
      const xml = all.get(request.url.slice(1).split('?', 1)[0] ?? '');
      if (xml === undefined) return reply.callNotFound();
      return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
    });
  }
};
