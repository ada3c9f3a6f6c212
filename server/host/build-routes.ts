import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { buildAddress, type BuildManifest } from '#contract/build.ts';
import { holdFile, sendEncoded } from './encoding.ts';
import type { HostOptions } from './host-options.ts';

/**
 * Serves the build's manifest, its bare shell, and its worker, or the worker that unregisters itself if none is wanted: all as they were
 * when this process started. `shellPolicy` is the CSP of the shell, which names its scripts: the shell of one build with the policy of
 * another would not run.
 */
export const serveBuild = (
  app: FastifyInstance,
  build: BuildManifest,
  { root, hasWorker = true }: Pick<HostOptions, 'root' | 'hasWorker'>,
  shellPolicy: string,
): void => {
  const folder = join(root, 'dist/page');
  const shell = holdFile(join(folder, 'index.html'));
  const worker = holdFile(join(folder, hasWorker ? 'sw.js' : 'tombstone.js'));
  app.get(buildAddress, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ ...build, kill: build.kill || !hasWorker }),
  );
  app.get('/index.html', (request, reply) => {
    reply.header('cache-control', 'no-cache').header('content-security-policy', shellPolicy);
    return sendEncoded(request, reply.type('text/html; charset=utf-8'), shell);
  });
  app.get('/sw.js', (request, reply) => {
    reply.header('cache-control', 'no-cache');
    return sendEncoded(request, reply.type('text/javascript; charset=utf-8'), worker);
  });
};
