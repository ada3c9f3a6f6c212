import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { root } from '#tests/support/run/step.ts';

/** The hashed files of the build that a worker caches on its own; the barcode reader is cached on first use. */
export const builtAssets = (): string[] =>
  readdirSync(join(root, 'dist/page/assets')).filter((name) =>
    /^(?!sw-|decode-worker-).*\.(?:js|css|woff2)$/.test(name),
  );

/** The addresses of the current build's hashed files that are cached on a page's device. */
export const assetsOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('tradecounter-shell')).keys())
      .map(({ url }) => url)
      .filter((url) => url.includes('/assets/')),
  );

/** Waits until the device has the whole app: a first visit caches what it shows, and the rest once the page is idle. */
export const shellComplete = async (page: Page): Promise<void> => {
  await expect.poll(async () => (await assetsOnDevice(page)).length).toBe(builtAssets().length);
};
