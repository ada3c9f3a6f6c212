import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import * as z from 'zod/mini';
import { configurationAddress, PublicConfiguration } from '#contract/configuration.ts';
import { configurationCache } from '#offline/reads/cache-names.ts';

const seconds = 4;

/** Serves the public configuration: the host's, else the one that was read last. */
export const serveConfiguration = (): void => {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === configurationAddress,
    new NetworkFirst({ cacheName: configurationCache, networkTimeoutSeconds: seconds }),
  );
};

/** The public configuration as it was read last, or as the host gives it; null where neither can be had. */
export const readConfiguration = async (): Promise<PublicConfiguration | null> => {
  const kept = parse(await (await caches.match(configurationAddress, { cacheName: configurationCache }))?.text());
  if (kept !== null) return kept;
  try {
    const response = await fetch(configurationAddress, { cache: 'no-cache' });
    if (response.status !== 200) return null;
    await (await caches.open(configurationCache)).put(configurationAddress, response.clone());
    return parse(await response.text());
  } catch {
    return null;
  }
};

const parse = (text: string | undefined): PublicConfiguration | null => {
  try {
    const parsed = z.safeParse(PublicConfiguration, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
