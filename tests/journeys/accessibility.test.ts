import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import type { Product } from '#contract/product.ts';
import {
  beginPayment,
  fillAddress,
  fillCart,
  firstDelivery,
  placeOrder,
  typeCustomer,
} from '#tests/support/browser/guest.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { open, pressAndSee, reflowFindings, screenFindings, seeMessage } from '#tests/support/browser/visit.ts';

/** Looks at a screen as it stands, on a phone in still narrower windows too. What is wrong is noted, and the journey goes on. */
const judge = async (page: Page, name: string): Promise<void> => {
  expect.soft(await screenFindings(page, name)).toEqual([]);
  if (page.viewportSize()?.width === phone.width) expect.soft(await reflowFindings(page, name)).toEqual([]);
};

/** What of the open step messages lie over. */
const coveredByMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect());
    return [...document.querySelectorAll('[aria-current="step"] :is(h2, label, legend, input, button, textarea)')]
      .filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return boxes.some((box) => top < box.bottom && bottom > box.top && left < box.right && right > box.left);
      })
      .map((part) => part.textContent || part.tagName);
  });

const still = [
  ['home [RT-01]', () => '/'],
  ['the catalogue [RT-27]', () => '/store'],
  ['a product [RT-29]', (product: Product) => `/store/product/${product.slug}`],
  ['a search with results [RT-26]', (product: Product) => `/search?q=${encodeURIComponent(product.name)}`],
  ['a search without results', () => '/search?q=zzqqxxy'],
  ['the list of guides', () => '/blog/list'],
  ['a guide [RT-18]', () => '/blog/post/a2-or-a4-stainless'],
  ['a content page', () => '/faq'],
  ['the contact page [RT-21]', () => '/contact-us'],
  ['an unknown address [RT-35]', () => '/no-such-page'],
  ['the sign-in', () => '/auth/login'],
  ['an empty cart [RT-19]', () => '/cart'],
  ['an empty checkout', () => '/checkout'],
] as const;

for (const [screen, options] of [
  ['a wide screen', { viewport: desk, reducedMotion: 'reduce' as const }],
  ['a phone', { viewport: phone, reducedMotion: 'reduce' as const, hasTouch: true }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use(options);

    for (const [name, pathOf] of still) {
      test(`${name} is clean in both themes and reflows`, async ({ page, product }) => {
        await open(page, pathOf(product));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await judge(page, name);
      });
    }

    test('so are a category in its two views, its filters, and the suggestions of the search [RT-28] [CAT-02] [CAT-07]', async ({
      page,
      product,
    }) => {
      await open(page, `/store/${product.categories[0]?.slug ?? ''}`);
      await judge(page, 'a category as a table');
      await page.locator('label').filter({ hasText: 'Pictures' }).click();
      await page.locator('.product-pictures').waitFor();
      await judge(page, 'a category as pictures');
      if (options.viewport === phone) {
        await page.getByRole('button', { name: 'Filter' }).click();
        await page.getByRole('dialog').waitFor();
        await judge(page, 'the filters of a phone');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('dialog', { name: 'Menu' }).waitFor();
        await judge(page, 'the menu of a phone');
        await page.keyboard.press('Escape');
      } else {
        const bar = page.getByRole('navigation', { name: 'Categories' });
        await bar.getByRole('button', { name: 'All products' }).click();
        await bar.getByRole('heading', { level: 2 }).first().waitFor();
        await judge(page, 'the mega menu');
        await page.keyboard.press('Escape');
      }
      const box = page.getByRole('combobox', { name: 'Search the catalogue' });
      await box.fill(product.name.slice(0, 5));
      await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor();
      await box.press('ArrowDown');
      await judge(page, 'suggestions');
      await box.fill(product.variants[0]?.sku ?? '');
      await page.getByRole('group', { name: 'Exact match' }).waitFor();
      await judge(page, 'an exact match');
    });

    test('so are a marked product, the cart and each step of the checkout with its errors [RT-19] [RT-20] [RT-30] [CHK-01]', async ({
      page,
      shop,
      product,
    }) => {
      const cheap = await findProduct(
        shop.url,
        (one) => plain(one) && (one.variants[0]?.basePrice?.amount ?? 9999) < 500,
      );
      await fillCart(page, `/store/product/${cheap.slug}`, 1);
      await open(page, '/cart');
      await page.getByRole('button', { name: 'Go to checkout' }).click();
      await page
        .getByText(/more to check out/)
        .first()
        .waitFor();
      await judge(page, 'a cart below the minimum');

      await open(page, `/store/product/${product.slug}`);
      const quantity = page.getByRole('textbox', { name: /^Quantity, / }).first();
      await quantity.fill('40');
      await quantity.press('Tab');
      await pressAndSee(
        page.getByRole('button', { name: 'Add to cart' }),
        page.getByText('Product has been successfully added to the cart'),
      );
      await quantity.fill('40');
      await quantity.press('Tab');
      await judge(page, 'a marked product and a message');
      await open(page, '/cart');
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await page.getByRole('button', { name: /^Undo/ }).waitFor();
      await judge(page, 'a cart with a removed line');
      await page.getByRole('button', { name: /^Undo/ }).click();
      await page.getByText(/^-?£/).first().waitFor();

      await open(page, '/checkout');
      await page.getByLabel('First name').waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('There is a problem').waitFor();
      await judge(page, 'your details with errors');
      await typeCustomer(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Address line 1').waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('There is a problem').waitFor();
      await judge(page, 'addresses with errors');
      await fillAddress(page);
      await firstDelivery(page).waitFor();
      await page.getByRole('button', { name: /^Place order/ }).click();
      if (options.viewport === phone) await page.getByRole('button', { name: /^Show order/ }).click();
      await page.getByText('Use a discount code').click();
      await page.getByText('Read the terms and conditions', { exact: true }).click();
      await judge(page, 'delivery and note with errors');
      await seeMessage(page.getByText('Delivery option has been saved'), () => firstDelivery(page).check());
      expect.soft(await coveredByMessages(page)).toEqual([]);
      await placeOrder(page);
      await page.getByRole('radio', { name: /^Card/ }).first().waitFor();
      await judge(page, 'the choice of a payment');
      await beginPayment(page, /^Bank payment page/);
      await page.getByRole('button', { name: 'Cancel and return' }).waitFor();
      await judge(page, 'the page of a bank');
      await page.getByRole('button', { name: 'Cancel and return' }).click();
      await page.getByRole('heading', { name: 'The payment did not go through' }).waitFor();
      await judge(page, 'a payment that failed');
      await beginPayment(page, /^Card(?! with)/);
      const fields = page.frameLocator('iframe');
      await fields.getByLabel('Card number').waitFor();
      await judge(page, 'the fields of a card');
      await fields.getByLabel('Card number').fill('4242 4242 4242 4242');
      await fields.getByLabel('Expiry date').fill('12/39');
      await fields.getByLabel('Security code').fill('123');
      await fields.getByRole('button', { name: /^Pay / }).click();
      await page.getByRole('heading', { level: 1, name: /^Order .+ placed$/ }).waitFor();
      await judge(page, 'the confirmation');
    });
  });
}

test('a screen that failed is clean too [SH-10]', async ({ visit, product }) => {
  const { page } = await visit({ viewport: phone });
  await page.route('**/api/products/slug=*', (route) => route.fulfill({ status: 500, json: { errors: ['No.'] } }));
  await open(page, `/search?q=${encodeURIComponent(product.name)}`);
  await page.getByRole('link', { name: product.name, exact: true }).filter({ visible: true }).first().click();
  await page.getByText('Error 500').waitFor();
  await judge(page, 'an error');
});
