import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses a key first, as whoever tabs to a button has done, and waits for what the page fetches then. */
const useKeys = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await page.locator('.toasts').waitFor({ state: 'attached' });
};

for (const [path, calls] of [
  ['/blog/list', /\/api\/blog/],
  ['/search?q=bolt', '**/api/products**'],
  ['/store/power-tools', '**/api/**'],
] as const) {
  test(`what failed on ${path} is tried again with the keyboard alone: the focus is never lost`, async ({ page }) => {
    await open(page, '/cart');
    await page.route(calls, (route) => route.fulfill({ status: 503, json: { errors: ['Busy'] } }));
    // As a link does, so that the store is asked by the page and not by its host.
    await page.evaluate((address) => history.pushState({}, '', address), path);
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await useKeys(page);
    const pressAgain = async () => {
      await again.press('Enter');
      await expect(again.and(page.locator(':focus'))).toHaveCount(0);
    };
    await pressAgain();
    await again.waitFor();
    await expect(heading(page)).toBeFocused();
    await page.unroute(calls);
    await pressAgain();
    await expect(again).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });
}

test('chosen filters are removed with the keyboard alone: the focus is never lost', async ({ page }) => {
  await open(page, '/store/power-tools?f=["voltage:18","battery:body-only","battery:5-0-ah"]');
  const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('button');
  await chips.first().waitFor();
  await useKeys(page);
  const count = await chips.count();
  expect(count).toBeGreaterThan(1);
  for (let left = count - 1; left > 0; left -= 1) {
    await chips.first().press('Enter');
    await expect(chips).toHaveCount(left);
    await expect(chips.first()).toBeFocused();
  }
  await chips.first().press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});
