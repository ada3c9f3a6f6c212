import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { HostOptions } from './host-options.ts';
import { answerShares } from './shares.ts';

/** Replaces `host` during development: vite serves and reloads the sources, and no view is rendered. */
export const devHost = async (app: FastifyInstance, { configuration, root }: HostOptions): Promise<void> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  // A store's own words are validated against a build, and there is none here.
  const page = { ...configuration, words: undefined };
  app.get('/configuration.json', async (_, reply) => reply.header('cache-control', 'no-store').send(page));
  await app.register(fastifyStatic, {
    root: join(root, 'server/media'),
    prefix: '/media/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => /\.(?:avif|webp|png|jpe?g|svg)$/.test(path),
  });
  await answerShares(app);
  app.all('/*', (request, reply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  });
};
