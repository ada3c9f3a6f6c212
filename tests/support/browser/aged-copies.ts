import type { Page } from 'playwright';

/** Makes every copy in a cache of the page's origin so many minutes older than it is. */
export const ageCopies = (page: Page, cacheName: string, minutes: number): Promise<void> =>
  page.evaluate(
    async ([name, age]) => {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (response === undefined) continue;
        const headers = new Headers(response.headers);
        headers.set('x-stored-at', new Date(Date.now() - age * 60_000).toISOString());
        await cache.put(request, new Response(await response.text(), { headers }));
      }
    },
    [cacheName, minutes] as const,
  );
