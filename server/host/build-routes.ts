import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { buildAddress, type BuildManifest } from '#contract/build.ts';
import type { HostOptions } from './host-options.ts';

/** Serves the build's manifest and its worker, or the worker that unregisters itself where none is wanted. */
export const serveBuild = (
  app: FastifyInstance,
  build: BuildManifest,
  { root, hasWorker = true }: Pick<HostOptions, 'root' | 'hasWorker'>,
): void => {
  app.get(buildAddress, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ ...build, kill: build.kill || !hasWorker }),
  );
  app.get('/sw.js', (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .sendFile(hasWorker ? 'sw.js' : 'tombstone.js', join(root, 'dist/page'), { cacheControl: false }),
  );
};
