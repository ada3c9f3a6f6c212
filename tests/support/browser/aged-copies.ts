import type { Page } from 'playwright';
import { isViewCache } from '#offline/reads/cache-names.ts';

/** Makes every copy in a cache of the page's origin `minutes` old. */
export const ageCopies = (page: Page, cacheName: string, minutes: number): Promise<void> =>
  page.evaluate(
    async ([name, age]) => {
      const time = Date.now() - age * 60_000;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        if (response === undefined) continue;
        const headers = new Headers(response.headers);
        headers.set('x-stored-at', new Date(time).toISOString());
        const text = await response.text();
        // A view of the host holds answers, each with the time at which it was given, in milliseconds since the epoch.
        const body = text.replace(/(?<=id="answers">)[^<]*/, (answers) =>
          answers.replaceAll(/\b1[7-9]\d{11}\b/g, String(time)),
        );
        await cache.put(request, new Response(body, { headers }));
      }
    },
    [cacheName, minutes] as const,
  );

/** Does the same for the cached views that the host rendered, if any. */
export const ageViews = async (page: Page, minutes: number): Promise<void> => {
  const names = await page.evaluate(() => caches.keys());
  for (const name of names) if (isViewCache(name)) await ageCopies(page, name, minutes);
};
