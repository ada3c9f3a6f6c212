import { configurationCache } from '#offline/storage-names.ts';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { PublicConfiguration } from '#contract/configuration.ts';
import { configurationAddress } from '#contract/features.ts';
import { parseJson } from '#offline/parse-json.ts';

declare const self: ServiceWorkerGlobalScope;

const timeoutSeconds = 4;

/** Serves the public configuration: network first, then the cached copy. */
export const serveConfiguration = (): void => {
  // Pages store it in localStorage, but a browser killed within seconds has not written that yet, and then no page could start.
  self.addEventListener('install', (event) => event.waitUntil(readConfiguration()));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === configurationAddress,
    new NetworkFirst({ cacheName: configurationCache, networkTimeoutSeconds: timeoutSeconds }),
  );
};

/** The cached configuration, or else the host's; null if neither is available. */
export const readConfiguration = async (): Promise<PublicConfiguration | null> => {
  const cached = await caches.match(configurationAddress, { cacheName: configurationCache });
  const configuration = parseJson(PublicConfiguration, await cached?.text());
  if (configuration !== null) return configuration;
  try {
    const response = await fetch(configurationAddress, { cache: 'no-cache' });
    if (response.status !== 200) return null;
    await (await caches.open(configurationCache)).put(configurationAddress, response.clone());
    return parseJson(PublicConfiguration, await response.text());
  } catch {
    return null;
  }
};

/** The host's configuration; null if the host does not answer. */
export const fetchConfiguration = async (): Promise<PublicConfiguration | null> => {
  try {
    const response = await fetch(configurationAddress, { cache: 'no-cache' });
    return response.ok ? parseJson(PublicConfiguration, await response.text()) : null;
  } catch {
    return null;
  }
};
