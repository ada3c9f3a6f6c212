import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { root } from '#tests/support/run/step.ts';

/** The hashed files of the build that a worker caches by itself: what reads barcodes comes with its first use. */
export const builtAssets = (): string[] =>
  readdirSync(join(root, 'dist/page/assets')).filter((name) =>
    /^(?!sw-|decode-worker-).*\.(?:js|css|woff2)$/.test(name),
  );

/** The addresses of the hashed files that a page's device has for its current build. */
export const assetsOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('tradecounter-shell')).keys())
      .map(({ url }) => url)
      .filter((url) => url.includes('/assets/')),
  );

/** Waits until the device has the whole app: a first visit caches what it shows, and the rest when it is at rest. */
export const shellComplete = async (page: Page): Promise<void> => {
  await expect.poll(async () => (await assetsOnDevice(page)).length).toBe(builtAssets().length);
};
