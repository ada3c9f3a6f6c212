/** A shopper whose system chooses the colours sees every control, where the focus is, and what is chosen. */
import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { open } from '#tests/support/browser/visit.ts';
import { focusFindings } from '#tests/support/screens/focus-ring.ts';
import { forcedColourFindings } from '#tests/support/screens/forced-colours.ts';
import { mainWays } from '#tests/support/screens/main-screens.ts';

const lookAt =
  (page: Page) =>
  async (name: string): Promise<void> => {
    expect.soft(await forcedColourFindings(page, name)).toEqual([]);
    // What is open closes when the focus leaves it.
    if (!['suggestions', 'the matches of a number', 'the calendar', 'the menu'].includes(name)) {
      expect.soft(await focusFindings(page, name)).toEqual([]);
    }
  };

for (const [screen, options] of [
  ['a wide screen, dark on light', { viewport: desk, colorScheme: 'light' as const }],
  ['a phone, light on dark', { viewport: phone, hasTouch: true, colorScheme: 'dark' as const }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ ...options, forcedColors: 'active', reducedMotion: 'reduce' });

    for (const [where, walk] of mainWays) {
      test(`all is seen ${where}`, async ({ page, product, shop }) => {
        await walk(page, { product, shopUrl: shop.url }, lookAt(page));
      });
    }

    test('all is seen in the bar that asks for consent', async ({ visit }) => {
      const { page } = await visit({ ...options, forcedColors: 'active', storageState: { cookies: [], origins: [] } });
      await open(page, '/');
      await page.getByRole('button', { name: 'Reject all' }).waitFor();
      await lookAt(page)('the bar that asks for consent');
    });
  });
}
