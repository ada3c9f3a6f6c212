import { scannerCache } from '#offline/storage-names.ts';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { bounded } from './bounded.ts';

const daySeconds = 24 * 60 * 60;

/**
 * Caches the barcode reader on first use: it is large, and most visitors never scan. Two files of this build, and two of the previous one
 * while its tabs are open. Call it before the shell files are served.
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

/** The reader's worker and its wasm program, as the build names them. */
const scannerFile = /^\/assets\/(?:decode-worker|zxing_reader)-[^/]+$/;
