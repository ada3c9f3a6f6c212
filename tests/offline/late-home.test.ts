import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open } from '#tests/support/browser/visit.ts';

for (const [name, viewport] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  test(`what arrives late above the category index leaves the focus in the window, at a ${name} [RT-01]`, async ({
    visit,
    store,
  }) => {
    const { page } = await visit({ viewport, reducedMotion: 'reduce' });
    await signInTo(page, '/account/settings');
    const answer = hold('answer');
    const late = [/\/orders/, /\/wishlists/, /\/credit/].map((path) =>
      store.proxy.when({ method: 'GET', path, times: 10 }, answer.fault),
    );
    await open(page, '/');
    // A browser has so few connections to a store that it sends some requests only once others are answered.
    await Promise.any(late.map(({ met }) => met));
    await expect(page.getByRole('heading', { name: 'Recent orders' })).toHaveCount(0);
    const focused = await page.getByRole('main').evaluateHandle((main) => {
      // The space reserved for the late parts is longer than a window: a shopper who doesn't wait scrolls on.
      const below = [...main.querySelectorAll('a')].find(
        (link) => link.getBoundingClientRect().top > window.innerHeight,
      );
      below?.focus();
      return document.activeElement;
    });
    const isInSight = () =>
      focused.evaluate((link) => {
        const { top, bottom } = link?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        return top > 0 && bottom <= window.innerHeight;
      });
    expect(await focused.evaluate((link) => link?.tagName)).toBe('A');
    await expect.poll(isInSight).toBe(true);
    answer.release();
    await page.getByRole('heading', { name: 'Recent orders' }).waitFor({ state: 'attached' });
    await page.getByRole('heading', { name: 'Credit' }).waitFor({ state: 'attached' });
    await expect.poll(isInSight).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await focused.evaluate((link) => link === document.activeElement)).toBe(true);
  });
}
