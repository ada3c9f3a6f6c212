import type { Locator, Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { codeBox } from '#tests/support/screens/pad.ts';
import { signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { open } from '#tests/support/browser/visit.ts';

test.use({ isShopOwn: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Answers the question whether it is really to be deleted. */
const accept = async (page: Page): Promise<void> => {
  const question = page.getByRole('alertdialog');
  // The question takes the focus as it opens: a key pressed before would go elsewhere.
  await expect(page.locator('[role="alertdialog"]:focus, [role="alertdialog"] :focus')).toHaveCount(1);
  await question.getByRole('button', { name: /^(Delete|Clear)/ }).press('Enter');
  await expect(question).toHaveCount(0);
};

/** Presses a button by keyboard once it takes presses: not while the removal before is being saved. */
const press = async (button: Locator): Promise<void> => {
  await expect(button).toBeEnabled();
  await button.press('Enter');
};

/** Removes what each of the buttons stands for, until all are gone: the focus goes to the next one, from the last to the one before. */
const removeAll = async (buttons: Locator, confirm: () => Promise<void> = () => Promise.resolve()): Promise<void> => {
  await buttons.first().waitFor();
  await buttons.first().focus();
  for (let left = await buttons.count(); left > 1; left -= 1) {
    await press(buttons.first());
    await confirm();
    await expect(buttons).toHaveCount(left - 1);
    await expect(buttons.first()).toBeFocused();
    if (left !== 3) continue;
    // Once from the end.
    await press(buttons.last());
    await confirm();
    await expect(buttons).toHaveCount(1);
    await expect(buttons.first()).toBeFocused();
    break;
  }
  await press(buttons.first());
  await confirm();
  await expect(buttons).toHaveCount(0);
};

test('lists, their lines and addresses are deleted with the keyboard alone: the focus is never lost', async ({
  page,
  shop,
}) => {
  const shopper = await signedInClient(shop.url);
  for (const addressLine1 of ['7 Test Wharf', '8 Test Wharf']) {
    await shopper.createAddress({
      body: {
        firstName: 'Grace',
        lastName: 'Fitter',
        addressLine1,
        city: 'Leeds',
        postalCode: 'LS1 4AP',
        countryCode: 'GB',
      },
    });
  }
  await signInTo(page, '/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Van stock' }).click();
  await removeAll(page.getByRole('button', { name: /^Remove .* from the list$/ }));
  await expect(heading(page)).toBeFocused();
  // Back from the message to the heading that it was entered from.
  await page.getByRole('button', { name: 'Dismiss' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();

  await open(page, '/favorites');
  await removeAll(page.getByRole('button', { name: /^Delete the list / }), () => accept(page));
  await page.getByRole('heading', { name: 'No lists yet' }).waitFor();
  await expect(heading(page)).toBeFocused();

  await open(page, '/account/addresses');
  const makeDefault = page.getByRole('button', { name: /^Make default, / }).first();
  await makeDefault.press('Enter');
  await expect(page.getByRole('link', { name: /^Edit, / }).and(page.locator(':focus'))).toHaveCount(1);
  await removeAll(page.getByRole('button', { name: /^Delete, / }), () => accept(page));
  await expect(heading(page)).toBeFocused();
});

test('a cart is parked, parked carts are deleted and lines are put back with the keyboard alone: the focus is never lost', async ({
  page,
  product,
}) => {
  await signInTo(page, '/favorites');
  for (const name of ['Acre Lane', 'Mill Lane', 'Unit 9']) {
    await fillCart(page, `/store/product/${product.slug}`, 5);
    await open(page, '/cart');
    await page.getByRole('button', { name: 'Park this cart' }).press('Enter');
    await page.getByLabel('Customer or job').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `Bring back ${name}` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Parked carts' })).toBeFocused();
  }
  const deletes = page.getByRole('button', { name: /^Delete the parked cart / });
  // What the device had of the list is shown before the store's answer.
  await expect(deletes).toHaveCount(3);
  await removeAll(deletes, () => accept(page));
  await expect(heading(page)).toBeFocused();

  await fillCart(page, `/store/product/${product.slug}`, 5);
  await open(page, '/cart');
  const remove = page.getByRole('button', { name: /^Remove / });
  await remove.first().press('Enter');
  await page.keyboard.press('Enter');
  await expect(remove.first()).toBeFocused();
});

/** Presses Enter on a button and holds it: the key repeats until it is let go. */
const holdEnter = async (page: Page, button: Locator): Promise<void> => {
  await button.focus();
  await page.keyboard.down('Enter');
  await expect(button.and(page.locator(':focus'))).toHaveCount(0);
  // Nothing is focused until the frame after the removal.
  await expect(page.locator('body:focus, button:focus')).toHaveCount(1);
  for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('Enter');
};

test('a key held on Remove removes one row: its repeats press nothing that has the focus after it', async ({
  page,
  product,
}) => {
  await signInTo(page, '/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Van stock' }).click();
  const listed = page.getByRole('button', { name: /^Remove .* from the list$/ });
  await listed.first().waitFor();
  const before = await listed.count();
  expect(before).toBeGreaterThan(2);
  const name = (await listed.first().getAttribute('aria-label')) ?? '';
  await holdEnter(page, page.getByRole('button', { name, exact: true }));
  await page.getByText('Removed from the list').first().waitFor();
  await page.keyboard.up('Enter');
  await expect(listed).toHaveCount(before - 1);
  // A press of its own removes the next.
  await expect(listed.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(listed).toHaveCount(before - 2);

  await fillCart(page, `/store/product/${product.slug}`, 5);
  await open(page, '/cart');
  const remove = page.getByRole('button', { name: /^Remove / });
  await holdEnter(page, remove.first());
  await page.keyboard.up('Enter');
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove.first()).toBeFocused();
});

test('the next parked cart is deleted while the one before is still being deleted', async ({ page, product }) => {
  await signInTo(page, '/favorites');
  for (const name of ['Acre Lane', 'Mill Lane']) {
    await fillCart(page, `/store/product/${product.slug}`, 5);
    await open(page, '/cart');
    await page.getByRole('button', { name: 'Park this cart' }).press('Enter');
    await page.getByLabel('Customer or job').fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `Bring back ${name}` }).waitFor();
  }
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/parked-carts/*', (route) => held.then(() => route.continue()));
  const deleting = page.getByRole('button', { name: /^Delete the parked cart / });
  await deleting.first().press('Enter');
  await accept(page);
  await expect(deleting).toHaveCount(1);
  await deleting.press('Enter');
  await accept(page);
  await expect(deleting).toHaveCount(0);
  letThrough();
});

test('compared products, saved searches and messages are removed with the keyboard alone: the focus is never lost', async ({
  page,
}) => {
  await open(page, '/store/power-tools');
  await page.keyboard.press('Shift');
  await page.getByRole('main').getByRole('button', { name: 'Compare products' }).click();
  const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
  for (const at of [0, 1, 2]) await ticks.nth(at).press('Space');
  await page.getByRole('link', { name: 'Compare', exact: true }).press('Enter');
  await heading(page).filter({ hasText: 'Compare products' }).waitFor();
  await removeAll(page.getByRole('columnheader').getByRole('button', { name: /^Remove / }));
  await expect(heading(page)).toBeFocused();

  await open(page, '/store/power-tools');
  await page.keyboard.press('Shift');
  await page.getByRole('main').getByRole('button', { name: 'Compare products' }).click();
  await ticks.first().press('Space');
  await page.getByRole('button', { name: 'Clear all products to compare' }).press('Enter');
  await expect(heading(page)).toBeFocused();

  for (const name of ['Bolts', 'Nuts', 'Washers']) {
    await open(page, `/search?q=${name}`);
    await page.keyboard.press('Shift');
    const save = page.getByRole('main').getByRole('button', { name: 'Save this search' });
    await save.press('Enter');
    await page.getByRole('dialog').getByLabel('Name').press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // From its message back to the button.
  const saved = page.getByRole('main').getByRole('button', { name: /^Saved as / });
  await expect(saved).toBeFocused();
  await page.getByRole('button', { name: 'Dismiss' }).last().press('Enter');
  await expect(saved).toBeFocused();
  await open(page, '/search');
  await removeAll(page.getByRole('list', { name: 'Saved searches' }).getByRole('button', { name: /^Remove / }));
  await expect(heading(page)).toBeFocused();
});

test('the order pad is cleared with the keyboard alone: the focus is never lost', async ({ page }) => {
  await open(page, '/quick-order');
  await codeBox(page, 1).fill('NOTHING-1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await accept(page);
  await expect(heading(page)).toBeFocused();
});
