import { expect, test } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { open } from '#tests/support/browser/visit.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';

test('each page on the store’s list is found by its address, under its own title and heading, and is in the sitemap [CON-01] [RT-01]', async ({
  page,
  shop,
  problems,
}) => {
  const { results } = await storeClient(shop.url).getPages({});
  const own = results.filter(({ url }) => url !== '/');
  expect(own.length).toBeGreaterThan(2);
  const sitemap = await (await fetch(`${shop.url}/en-GB-sitemap.xml`)).text();
  for (const { url, title } of own) {
    await open(page, url);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await expect(page, url).toHaveTitle(new RegExp(title.replaceAll(/[^\p{L}\p{N} ]/gu, '.')));
    expect((await page.getByRole('main').innerText()).length, url).toBeGreaterThan(title.length + 100);
    expect(sitemap).toContain(`${url}</loc>`);
  }
  expect(problems).toEqual([]);
});

test('on a phone the email address of the counter is one line', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/contact-us');
  const lines = page.getByRole('main').getByRole('link', { name: /@/ });
  expect(await lines.first().evaluate((link) => new Set([...link.getClientRects()].map(({ top }) => top)).size)).toBe(
    1,
  );
});
