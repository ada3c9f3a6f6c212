import { expect, test } from '#tests/support/browser/journey.ts';
import { cookieNames } from '#contract/cookies.ts';
import { deviceContents } from '#tests/support/browser/device-contents.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { open } from '#tests/support/browser/visit.ts';

// The host never renders pages in another currency than the shop's: all they show comes from the API or the device.
test.beforeEach(({ context, shop }) =>
  context.addCookies([{ name: cookieNames.currency, value: 'EUR', url: shop.url }]),
);

/** Runs inside the browser: whether settings and navigation are stored. */
const bootSetIsKept = (): boolean =>
  ['store-settings', 'top-categories', 'menu-links'].every((name) =>
    localStorage.getItem('tradecounter-boot')?.includes(name),
  );

test('settings and navigation of the last visit are on the page before the store answers [PWA-03]', async ({
  page,
}) => {
  await open(page, '/contact-us');
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await categories.first().waitFor();
  const names = await categories.allTextContents();
  await page.waitForFunction(bootSetIsKept);

  await page.route('**/api/**', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await categories.first().waitFor();
  expect(await categories.allTextContents()).toEqual(names);
  // Offered by a store whose settings say that its prices exclude VAT.
  await page.getByRole('navigation', { name: 'Your account and prices' }).getByLabel('Prices').waitFor();
});

test('the cart is read again without the store, in the currency it was filled in alone [PWA-03]', async ({
  page,
  context,
  shop,
  product,
}) => {
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
});

test('a browser that refuses to store anything still shows a product', async ({ page, problems, product }) => {
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
});
