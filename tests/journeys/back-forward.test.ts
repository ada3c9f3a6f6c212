/** The browser's own Back, with the back-forward cache that shoppers have and Playwright turns off. */
import type { Page } from 'playwright';
import { chromiumFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/visit.ts';
import { add, allSent, openProduct } from '#tests/support/stores/at-the-counter.ts';

test.use({
  launchOptions: async ({}, provide) => {
    await provide({
      executablePath: await ensureBrowser(),
      args: chromiumFlags,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
});

/** Leaves the shop for another page and comes back by the browser's Back, to the very page that was left. */
const leaveAndComeBack = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['shownAgain'] = String(persisted);
    });
  });
  await page.goto('/healthz');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-shown-again', 'true');
};

test('Back to the catalogue is where the shopper left it, and what they add then arrives', async ({
  page,
  product,
}) => {
  await open(page, '/store?PageNumber=2');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await leaveAndComeBack(page);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await openProduct(page, product.slug);
  await add(page, [2]);
  await allSent(page);
});
