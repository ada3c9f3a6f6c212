import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStoreSettings } from '#contract/store.ts';
import { createCachedValue } from './cached-value.ts';
import { encode, sendEncoded } from './encoding.ts';
import type { HostOptions } from './host-options.ts';
import { guestApi, type StoreFetch } from './store-fetch.ts';

const defaultSettingsMaxAgeMs = 60_000;

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
  readonly [field: string]: unknown;
}

/** The manifest without links to quick order: its shortcut, share target and file handlers. */
export const withoutQuickOrder = (manifest: string): string => {
  const { share_target: _, file_handlers: __, shortcuts, ...rest } = JSON.parse(manifest) as Manifest;
  return JSON.stringify({ ...rest, shortcuts: shortcuts.filter(({ url }) => url !== '/quick-order') });
};

/** Serves the manifest according to the store's settings. */
export const serveManifest = (app: FastifyInstance, options: HostOptions, storeFetch: StoreFetch): void => {
  const { configuration, root, listMaxAgeMs = defaultSettingsMaxAgeMs } = options;
  const manifest = readFileSync(join(root, 'dist/page/manifest.webmanifest'), 'utf8');
  const whole = encode(manifest);
  const lesser = encode(withoutQuickOrder(manifest));
  const hasQuickOrder = createCachedValue(
    async () => (await guestApi(storeFetch(), configuration).call(getStoreSettings, {})).isQuickOrderEnabled,
    Math.min(listMaxAgeMs, defaultSettingsMaxAgeMs),
    (error) => app.log.error(error, 'The settings of the store could not be refreshed.'),
  );
  app.get('/manifest.webmanifest', async (request, reply) => {
    const isWhole = await hasQuickOrder().catch(() => true);
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8');
    return sendEncoded(request, reply, isWhole ? whole : lesser);
  });
};
