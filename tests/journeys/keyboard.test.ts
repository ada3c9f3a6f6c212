import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { fillCart, firstDelivery, guest } from '#tests/support/browser/guest.ts';
import { seen, tabTo } from '#tests/support/browser/keyboard.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open, seeMessage } from '#tests/support/browser/visit.ts';

/** Tabs to a field and types. */
const typeInto = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, label);
  await page.keyboard.type(text);
};

const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

/** Waits until the heading of a page or a step has the focus, as after every navigation. */
const arriveAt = async (page: Page, name: RegExp): Promise<void> => {
  await page.waitForFunction((source) => {
    const focused = document.activeElement;
    return focused instanceof HTMLHeadingElement && new RegExp(source).test(focused.innerText);
  }, name.source);
  await seen(page);
};

test('from home to a placed and paid order with the keyboard alone, and what has the focus is always seen [CHK-01] [CAT-07] [CAT-03]', async ({
  visit,
  product,
}) => {
  const { page, problems } = await visit({
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
  });
  await open(page, '/');
  await tabTo(page, 'Skip to main content', 1);
  await tabTo(page, 'Search the catalogue');
  await page.keyboard.type(product.name);
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await suggestions.getByRole('option', { name: product.name }).first().waitFor();
  await page.keyboard.press('Enter');
  await arriveAt(page, /^Results for/);
  await press(page, product.name);
  await arriveAt(page, new RegExp(`^${product.name}`));

  await tabTo(page, /^Quantity, /);
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  expect((await seen(page))?.name).toMatch(/^Quantity, /);
  await page.keyboard.type('10');
  await press(page, 'Add 2 lines to cart');
  const message = page.getByText('Product has been successfully added to the cart');
  await message.waitFor();
  await message.waitFor({ state: 'detached' });
  await press(page, /^Cart .*2 lines$/);
  await arriveAt(page, /^Cart$/);
  await press(page, 'Go to checkout');
  await arriveAt(page, /^Checkout$/);
  await page.getByLabel('First name').waitFor();

  await typeInto(page, 'First name', guest.firstName);
  await typeInto(page, 'Last name', guest.lastName);
  await typeInto(page, 'Email address', guest.email);
  await typeInto(page, 'Phone number', guest.phone);
  await press(page, 'Continue');
  await arriveAt(page, /^Addresses/);
  await typeInto(page, 'Postcode', 'M1 1AE');
  await typeInto(page, 'Address line 1', '12 Mill Lane');
  await typeInto(page, 'Town or city', 'Manchester');
  await press(page, 'Continue');
  await arriveAt(page, /^Delivery and note/);
  await firstDelivery(page).waitFor();
  // The usual delivery method is preselected; the arrow keys change it.
  await expect(page.getByRole('radio', { name: /^Next working day/ })).toBeChecked();
  await tabTo(page, 'Next working day');
  await seeMessage(page.getByText('Delivery option has been saved'), () => page.keyboard.press('ArrowUp'));
  await expect(page.getByRole('radio', { name: /^Economy/ })).toBeChecked();
  await typeInto(page, 'Your reference (optional)', 'JOB-4711');
  await tabTo(page, 'I accept the terms and conditions');
  await page.keyboard.press('Space');
  await press(page, /^Place order/);
  await arriveAt(page, /^Payment/);
  // Until the payment methods are there, the next Tab stop is in the footer, which they then push out of view.
  await page.getByRole('radio', { name: /^Card/ }).first().waitFor();
  await tabTo(page, 'Card');
  await press(page, /^Pay £/);
  await page.frameLocator('iframe').getByLabel('Card number').waitFor();
  await typeInto(page, 'Card number', '4242424242424242');
  await typeInto(page, 'Expiry date', '1239');
  await typeInto(page, 'Security code', '123');
  await press(page, /^Pay £/);
  await arriveAt(page, /^Order .+ placed$/);
  expect(problems).toEqual([]);
});

test('on a phone no stop of the Tab key is hidden by the bars, in a category, on a product’s page and in the cart', async ({
  visit,
  product,
}) => {
  const { page } = await visit({ viewport: phone, reducedMotion: 'reduce' });
  await fillCart(page, `/store/product/${product.slug}`, 5);
  for (const path of [`/store/${product.categories[0]?.slug ?? ''}`, `/store/product/${product.slug}`, '/cart']) {
    await open(page, path);
    await page.getByRole('contentinfo').waitFor();
    const stops = new Set<string>();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await seen(page);
      if (focused !== null) stops.add(`${focused.tag} ${focused.name}`);
    }
    expect(stops.size, path).toBeGreaterThan(20);
  }
});

test('the focus goes to the Undo of a removed cart line, into the field that renames a list and back, and to the heading of what replaces the page [CART-02]', async ({
  page,
  product,
}) => {
  await signInTo(page, '/favorites');
  await fillCart(page, `/store/product/${product.slug}`, 5);
  await open(page, '/cart');
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .press('Enter');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();

  await open(page, '/favorites');
  await page.getByRole('link', { name: 'Boiler service kit' }).click();
  const rename = page.getByRole('button', { name: /^Rename/ });
  await rename.press('Enter');
  await expect(page.getByLabel('List name')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(rename).toBeFocused();

  await open(page, '/account/addresses');
  await page.getByRole('link', { name: 'Add an address' }).press('Enter');
  await page.getByLabel('First name').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
