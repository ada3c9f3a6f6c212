import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { basename, join, resolve } from 'node:path';
import type { HostOptions } from './host-options.ts';
import { retainAssets } from './retained-assets.ts';
import { decoderPolicy, isDecoder } from './security-headers.ts';

type Folders = Pick<HostOptions, 'root' | 'retainedAssets'>;

const forever = 'public, max-age=31536000, immutable';
const ask = 'no-cache';
/** The form of a file depends on the request: shared caches have to know that. */
const byEncoding = ['vary', 'Accept-Encoding'] as const;

/** Hashed files never change; the page, the worker, the manifest and the rest are revalidated. */
const cachingOf = (path: string): string => (/[/\\]assets[/\\]/.test(path) ? forever : ask);

/** Served by other routes. */
const notFiles = [
  '**/*.br',
  '**/*.gz',
  '.vite/**',
  'build.json',
  'index.html',
  'sw.js',
  'tombstone.js',
  'manifest.webmanifest',
];

/** Serves the built page's files, compressed at build time, and the pictures. */
export const serveFiles = async (app: FastifyInstance, { root, retainedAssets }: Folders): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(root, 'dist/page'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: retainedAssets === undefined ? notFiles : [...notFiles, 'assets/**'],
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', cachingOf(path));
      reply.setHeader(...byEncoding);
      if (isDecoder(path)) reply.setHeader('content-security-policy', decoderPolicy);
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
      // An SVG opened directly must not run scripts.
      reply.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    },
  });
};

/**
 * Serves the hashed files of this build and of earlier ones, which open tabs still request, from copies that survive the next build; the
 * content under a name never changes.
 */
export const serveRetainedAssets = async (
  app: FastifyInstance,
  id: string,
  { root, retainedAssets }: Folders,
): Promise<void> => {
  if (retainedAssets === undefined) return;
  await app.register(fastifyStatic, {
    root: resolve(retainAssets({ id, folder: join(root, 'dist/page/assets') }, retainedAssets, Date.now())),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', forever);
      reply.setHeader(...byEncoding);
      if (isDecoder(`/assets/${basename(path)}`)) reply.setHeader('content-security-policy', decoderPolicy);
    },
  });
};
