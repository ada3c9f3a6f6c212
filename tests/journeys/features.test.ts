/** What `FEATURES` turns off is neither shown nor requested; each journey first sees it in the usual shop. */
import type { BrowserContextOptions, Page } from 'playwright';
import { devices } from 'playwright';
import type { FeatureName } from '#contract/features.ts';
import { expect, test as journey, type Visitor } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open } from '#tests/support/browser/visit.ts';
import { findProduct } from '#tests/support/stores/store-client.ts';
import { recommendationWording } from '#wording/recommendations.ts';

interface Without {
  /** A visitor to a shop without a feature, and the store API calls that its pages make. */
  visitWithout(name: FeatureName, options?: BrowserContextOptions): Promise<Visitor & { readonly calls: string[] }>;
}

const test = journey.extend<Without>({
  visitWithout: async ({ openShop, visit }, provide) => {
    await provide(async (name, options) => {
      const shop = await openShop({ env: { FEATURES: `-${name}` } });
      const visitor = await visit({ ...options, baseURL: shop.url });
      const calls: string[] = [];
      visitor.page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname);
      });
      return { ...visitor, calls };
    });
  },
});

/** Opens a page and waits for everything that it requests afterwards. */
const openWholly = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await page.waitForLoadState('networkidle');
};

test('without recommendations a product page ends with its own', async ({ page, product, visitWithout }) => {
  const path = `/store/product/${product.slug}`;
  const headings = (at: Page) =>
    at.getByRole('heading', { name: new RegExp(`^(?:${Object.values(recommendationWording).join('|')})$`) });
  await open(page, path);
  await headings(page).first().waitFor();

  const without = await visitWithout('recommendations');
  await openWholly(without.page, path);
  await without.page.getByRole('heading', { level: 1, name: product.name }).waitFor();
  await expect(headings(without.page)).toHaveCount(0);
  expect(without.calls.filter((call) => call.includes('recommendations'))).toEqual([]);
  expect(without.problems).toEqual([]);
});

test('without recently viewed products none are recorded, asked for or shown', async ({
  openShop,
  visit,
  product,
  visitWithout,
}) => {
  const see = async (page: Page) => {
    await signInTo(page, '/account/orders');
    await openWholly(page, `/store/product/${product.slug}`);
    await openWholly(page, '/');
    await page.getByRole('heading', { name: 'Recent orders' }).waitFor();
  };
  const usual = await visit({ baseURL: (await openShop()).url });
  await see(usual.page);
  await usual.page.getByRole('heading', { name: 'Recently viewed' }).waitFor();

  const without = await visitWithout('recentlyViewed');
  await see(without.page);
  await expect(without.page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);
  expect(without.calls.filter((call) => call.includes('viewed-products'))).toEqual([]);
  expect(without.problems).toEqual([]);
});

test('without the offer to install nothing in the menu or at the foot of a page installs the shop', async ({
  visit,
  visitWithout,
}) => {
  const iphone = { viewport: phone, userAgent: devices['iPhone 15'].userAgent };
  const install = (page: Page) => page.getByRole('button', { name: 'Install app' });
  const openMenu = async (page: Page) => {
    await openWholly(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Cookie settings' }).waitFor();
  };
  const usual = await visit(iphone);
  await openMenu(usual.page);
  await install(usual.page).first().waitFor();

  const without = await visitWithout('installOffer', iphone);
  await openMenu(without.page);
  await expect(install(without.page)).toHaveCount(0);
  await without.page.keyboard.press('Escape');
  const foot = without.page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  // They arrive together with the button.
  await foot.locator('.foot-marks').locator('svg').first().waitFor();
  await expect(install(without.page)).toHaveCount(0);
  expect(without.problems).toEqual([]);
});

test('without messages about stock what is out of stock offers none', async ({ page, shop, visitWithout }) => {
  const out = await findProduct(shop.url, (one) => one.variants.some((variant) => !variant.inventory.isInStock));
  const path = `/store/product/${out.slug}?sizes=all`;
  const tellMe = (at: Page) => at.getByRole('button', { name: /^Tell me when/ });
  await open(page, path);
  await tellMe(page).first().waitFor();

  const without = await visitWithout('backInStock');
  await openWholly(without.page, path);
  await without.page.getByRole('heading', { level: 1, name: out.name }).waitFor();
  await expect(tellMe(without.page)).toHaveCount(0);
  expect(without.problems).toEqual([]);
});

test('without messages about stock the settings have no switch for them', async ({ page, visitWithout }) => {
  const switchOf = (at: Page, name: string) => at.getByRole('main').getByRole('switch', { name });
  await signInTo(page, '/account/settings');
  await switchOf(page, 'Back in stock').waitFor();

  const without = await visitWithout('backInStock');
  await signInTo(without.page, '/account/settings');
  await switchOf(without.page, 'Order updates').waitFor();
  await expect(switchOf(without.page, 'Back in stock')).toHaveCount(0);
  expect(without.problems).toEqual([]);
});
