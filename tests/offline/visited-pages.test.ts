/** Pages that the store writes and pages of search results: each address, opened once, opens again from the device. */
import type { Page } from 'playwright';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';

test.use({ serviceWorkers: 'allow' });

interface ScreenContent {
  readonly title: string;
  readonly heading: string;
  /** What it says in its own words, without anything that depends on the connection. */
  readonly said: readonly string[];
}

const readScreen = async (page: Page): Promise<ScreenContent> => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  return {
    title: await page.title(),
    heading: await heading.innerText(),
    said: await main.locator('h2, :is(.rich-text, .post-body) p, summary, legend, th[scope="row"] a').allInnerTexts(),
  };
};

test('guides, their lists, a search, the cookie settings and the pages of the store’s own that were opened once open again without a connection, by their address, with their title and what they said [RT-15] [RT-16] [RT-17] [RT-18] [RT-22] [RT-26] [RT-31] [PWA-02]', async ({
  page,
  store,
  product,
}) => {
  const [post] = (await storeClient(store.apiUrl).getBlogPosts({ query: {} })).results;
  if (post === undefined) throw new Error('There is no guide.');
  const paths = [
    '/blog/list',
    `/blog/category/${post.category?.slug}`,
    `/blog/tag/${post.tags[0]?.slug}`,
    `/blog/post/${post.slug}`,
    `/search?q=${encodeURIComponent(product.name)}`,
    '/cookies-settings',
    ...['about-us', 'support', 'faq', 'deliveries', 'returns', 'terms-and-conditions', 'policies'].map(
      (name) => `/${name}`,
    ),
  ];
  await open(page, '/');
  await workerReady(page);
  const online = new Map<string, ScreenContent>();
  for (const path of paths) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    online.set(path, await readScreen(page));
  }
  // Each has a title and a heading of its own.
  expect(new Set([...online.values()].map(({ title }) => title)).size).toBe(paths.length);
  expect([...online].filter(([, { said }]) => said.length === 0)).toEqual([]);
  await store.goOffline();
  for (const path of paths) {
    await page.goto(path);
    await expect.poll(() => readScreen(page), path).toEqual(online.get(path));
  }
});
