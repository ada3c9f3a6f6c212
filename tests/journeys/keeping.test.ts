import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieNames } from '#contract/cookies.ts';
import type { Product } from '#contract/product.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { deviceContents } from '#tests/support/browser/device-contents.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { type Shop, startShop } from '#tests/support/browser/shop.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { open, type Visit, visit } from '#tests/support/browser/visit.ts';

let browser: Browser;
let shop: Shop;
let product: Product;

beforeAll(async () => {
  [browser, shop] = await Promise.all([launchBrowser(), startShop()]);
  product = await findProduct(shop.url, plain);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

/** A visitor whose pages are never rendered by the host, so that all they show comes from the API or from the device. */
const visitorOfShell = async (): Promise<Visit> => {
  const visitor = await visit(browser, shop.url);
  await visitor.context.addCookies([{ name: cookieNames.currency, value: 'EUR', url: shop.url }]);
  return visitor;
};

/** Whether settings and navigation are kept, asked inside the browser. */
const bootSetIsKept = (): boolean =>
  ['store-settings', 'top-categories', 'menu-links'].every((name) =>
    localStorage.getItem('tradecounter-boot')?.includes(name),
  );

test('settings and navigation of the last visit are on the page before the store answers [PWA-03]', async () => {
  const { page, close } = await visitorOfShell();
  await open(page, '/contact-us');
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await categories.first().waitFor();
  const names = await categories.allTextContents();
  await page.waitForFunction(bootSetIsKept);

  await page.route('**/api/**', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await categories.first().waitFor();
  expect(await categories.allTextContents()).toEqual(names);
  await page.getByText(/Prices (?:in|ex)clude VAT/).waitFor();
  await close();
});

test('the cart is read again without the store, in the currency it was filled in alone [PWA-03]', async () => {
  const { page, context, close } = await visitorOfShell();
  await fillCart(page, `/store/product/${product.slug}`);
  const line = page.getByRole('main').getByRole('link', { name: product.name }).first();
  const basketIsKept = async () =>
    Object.entries(await deviceContents(page)).some(
      ([place, text]) =>
        place.startsWith('database tradecounter-answers') && place.includes('basket') && text.includes(product.slug),
    );
  await open(page, '/cart');
  await line.waitFor();
  await expect.poll(basketIsKept).toBe(true);
  await page.waitForFunction(bootSetIsKept);

  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await line.waitFor();
  await page.getByRole('complementary').getByText(/€/).first().waitFor();

  await context.addCookies([{ name: cookieNames.currency, value: 'USD', url: shop.url }]);
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).first().waitFor();
  expect(await page.getByRole('main').getByText(/[€$]/).count()).toBe(0);
  await close();
});

test('a browser that refuses to keep anything still shows the shop', async () => {
  const { page, problems, close } = await visitorOfShell();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The user denied permission.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'indexedDB', { value: { open: refuse } });
  });
  await open(page, `/store/product/${product.slug}`);
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
  expect(problems).toEqual([]);
  await close();
});
