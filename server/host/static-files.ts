import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join, resolve } from 'node:path';
import type { HostOptions } from './host-options.ts';
import { keepAssets } from './kept-assets.ts';

const forever = 'public, max-age=31536000, immutable';
const ask = 'no-cache';

/** Files whose name changes with their content may be kept for ever; page, worker, manifest and the rest are asked for anew. */
const cachingOf = (path: string): string => (/[/\\]assets[/\\]/.test(path) ? forever : ask);

/** Serves the built page's files, compressed when they were built, and the pictures; `pagePolicy` goes with the bare shell. */
export const serveFiles = async (app: FastifyInstance, { root }: HostOptions, pagePolicy: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(root, 'dist/page'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'build.json', 'sw.js', 'tombstone.js'],
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

/** Serves the hashed files of earlier builds, which open tabs still ask for; a name never stands for two contents. */
export const serveKeptAssets = async (
  app: FastifyInstance,
  id: string,
  { root, keptAssets }: HostOptions,
): Promise<void> => {
  if (keptAssets === undefined) return;
  await app.register(fastifyStatic, {
    root: resolve(keepAssets({ id, folder: join(root, 'dist/page/assets') }, keptAssets, Date.now())),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', forever);
    },
  });
};
