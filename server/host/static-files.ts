import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

const forever = 'public, max-age=31536000, immutable';
const ask = 'no-cache';

/** Files whose name changes with their content may be kept for ever; page, worker, manifest and the rest are asked for anew. */
const cachingOf = (path: string): string => (/[/\\]assets[/\\]/.test(path) ? forever : ask);

/** Serves the built page's files, compressed when they were built, and the pictures; `pagePolicy` goes with the bare shell. */
export const serveFiles = async (app: FastifyInstance, root: string, pagePolicy: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(root, 'dist/page'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', cachingOf(path));
      if (path.includes('index.html')) reply.setHeader('content-security-policy', pagePolicy);
    },
  });
  await app.register(fastifyStatic, {
    root: join(root, 'server/media'),
    prefix: '/media/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => /\.(?:avif|webp|png|jpe?g|svg)$/.test(path),
    setHeaders: (reply) => {
      reply.setHeader('cache-control', forever);
      reply.setHeader('access-control-allow-origin', '*');
      // A drawing that is opened by itself may do nothing but be looked at.
      reply.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    },
  });
};
