import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieNames } from '#contract/cookies.ts';
import type { Product } from '#contract/product.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { type Shop, startShop } from '#tests/support/shop.ts';
import { findProduct, plain } from '#tests/support/store-client.ts';
import { open, type Visit, visit } from '#tests/support/visit.ts';

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

/** Whether the device's database holds the product, asked inside the browser. */
const productIsKept = async (slug: string): Promise<boolean> => {
  const names = await indexedDB.databases();
  if (!names.some(({ name }) => name === 'tradecounter-answers')) return false;
  const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
    const opening = indexedDB.open('tradecounter-answers');
    opening.addEventListener('error', () => reject(new Error('The database did not open.')));
    opening.addEventListener('success', () => {
      const asking = opening.result.transaction('answers').objectStore('answers').getAllKeys();
      asking.addEventListener('success', () => {
        opening.result.close();
        resolve(asking.result);
      });
    });
  });
  return keys.some((key) => typeof key === 'string' && key.includes(`"product","${slug}"`));
};

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

test('what was looked at is read again without the store, in the currency it was seen in alone [PWA-03]', async () => {
  const { page, context, close } = await visitorOfShell();
  await open(page, `/store/product/${product.slug}`);
  const heading = page.getByRole('heading', { level: 1, name: product.name });
  await heading.waitFor();
  await page.getByRole('main').getByText(/€/).first().waitFor();
  await page.waitForFunction(productIsKept, product.slug);
  await page.waitForFunction(bootSetIsKept);

  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await heading.waitFor();
  await page.getByRole('main').getByText(/€/).first().waitFor();

  await context.addCookies([{ name: cookieNames.currency, value: 'USD', url: shop.url }]);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: "This page isn't on this device" }).waitFor();
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
