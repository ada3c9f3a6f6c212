import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** What the way back to the top lies on now: links, buttons, fields, and the words under the button that places an order. */
export const coveredNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const up = document.querySelector('.to-top');
    if (up?.checkVisibility({ checkVisibilityCSS: true }) !== true) return [];
    const own = up.getBoundingClientRect();
    const kept = 'main :is(a, button, input, textarea, select, .checkout-actions p)';
    return [...document.querySelectorAll(kept)]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.top < own.bottom && box.bottom > own.top && box.left < own.right && box.right > own.left;
      })
      .map((one) => one.textContent || one.id);
  });

/** What it lies on wherever the page is scrolled. It is hidden at some places, but not at all. */
export const coveredOn = async (page: Page): Promise<string[]> => {
  await page.locator('.toast').waitFor({ state: 'detached' });
  const covered: string[] = [];
  let isEverShown = false;
  const lastPx = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let topPx = 120; topPx < lastPx; topPx += 20) {
    await page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    }, topPx);
    covered.push(...(await coveredNow(page)));
    isEverShown ||= await page.getByRole('button', { name: 'Back to top' }).isVisible();
  }
  expect(isEverShown).toBe(true);
  return covered;
};
