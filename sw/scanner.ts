import { scannerCache } from '#offline/storage-names.ts';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { bounded } from './bounded.ts';

const daySeconds = 24 * 60 * 60;

/**
 * Caches what reads barcodes with its first use: it is large, and most visitors never scan. Two files of this build, and those of the
 * one before while its tabs are open. Call it before the files of the shell are served.
 */
export const serveScanner = (): void =>
  void registerRoute(
    ({ url, sameOrigin }) => sameOrigin && scannerFile.test(url.pathname),
    new CacheFirst({
      cacheName: scannerCache,
      matchOptions: { ignoreVary: true },
      plugins: [bounded({ entries: 4, seconds: 365 * daySeconds })],
    }),
  );

/** The worker that reads, and its program; the build calls them so. */
const scannerFile = /^\/assets\/(?:decode-worker|zxing_reader)-[^/]+$/;
