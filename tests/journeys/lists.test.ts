import { expect, test } from '#tests/support/browser/journey.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, open, pressAndSee } from '#tests/support/browser/visit.ts';

test.use({ isShopOwn: true });

test('a list is made, renamed, and deleted after a question in a modal of 640 px that can’t be dragged away [RT-23] [WL-03] [SH-03] [SH-11]', async ({
  page,
  problems,
}) => {
  await signInTo(page, '/favorites');
  await page.getByLabel('List name').fill('Unit 9 refit');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByLabel('List name')).toHaveValue('');
  await page.getByRole('link', { name: 'Unit 9 refit' }).waitFor();
  await page.getByLabel('List name').fill('unit 9 refit ');
  await page.getByRole('button', { name: 'Create list' }).click();
  await page.getByText('You already have a list called “unit 9 refit”. Choose another name.').waitFor();
  await page.getByRole('link', { name: 'Unit 9 refit' }).click();
  await page.getByRole('button', { name: 'Rename the list Unit 9 refit' }).click();
  await page.getByLabel('List name').fill('Unit 10 refit');
  await page.getByRole('main').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('heading', { name: 'Unit 10 refit' }).waitFor();
  await page.getByRole('button', { name: 'Delete list' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('heading')).not.toBeEmpty();
  // It stays centred even when dragged by its header, and lies above everything else.
  const panel = page.locator('.dialog').filter({ has: question });
  // Waits until it has risen into place.
  await panel.evaluate((one) => Promise.all(one.getAnimations().map((rise) => rise.finished)));
  const before = await panel.boundingBox();
  expect(before?.width).toBe(640);
  await question.getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 3 });
  await page.mouse.up();
  expect(await panel.boundingBox()).toEqual(before);
  const orders = await question.evaluate((one) => {
    const found: string[] = [];
    for (let at: Element | null = one; at !== null; at = at.parentElement) found.push(getComputedStyle(at).zIndex);
    return found;
  });
  expect(orders).toContain('1100');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByRole('heading', { name: 'Unit 10 refit' }).waitFor();
  await page.getByRole('button', { name: 'Delete list' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('heading', { name: 'Unit 10 refit' }).waitFor();
  await page.getByRole('button', { name: 'Delete list' }).click();
  await pressAndSee(
    page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }),
    page.getByText('List deleted.'),
  );
  await page.waitForURL('**/favorites');
  await page.getByRole('heading', { name: 'Unit 10 refit' }).waitFor({ state: 'detached' });
  await expect(page.getByRole('link', { name: 'Unit 10 refit' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('the name of the next list, typed while the one before is being saved, stays [WL-03]', async ({ page }) => {
  await signInTo(page, '/favorites');
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/wishlists*', (route) =>
    route.request().method() === 'POST' ? held.then(() => route.continue()) : route.continue(),
  );
  const name = page.getByLabel('List name');
  await name.fill('Unit 11 refit');
  const saving = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('wishlists'));
  await name.press('Enter');
  await saving;
  await name.fill('Unit 12 refit');
  letThrough();
  await page.getByText('List “Unit 11 refit” created.').waitFor();
  await expect(name).toHaveValue('Unit 12 refit');
  await name.press('Enter');
  await page.getByRole('link', { name: 'Unit 12 refit' }).waitFor();
  await expect(name).toHaveValue('');
});

test('a quantity is saved, a removed line comes back with Undo, and a marked line goes into the cart [RT-24] [WL-04]', async ({
  page,
}) => {
  await signInTo(page, '/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Van stock' }).click();
  const boxes = page.getByRole('textbox', { name: /^Quantity, / });
  await boxes.first().waitFor();
  const lines = await boxes.count();
  const saved = page.waitForResponse((answer) => answer.url().includes('/wishlist-items/'));
  await page
    .getByRole('button', { name: /^More, / })
    .first()
    .click();
  expect((await saved).ok()).toBe(true);
  const changed = await boxes.first().inputValue();
  await page.reload();
  await boxes.first().waitFor();
  await expect.poll(() => boxes.first().inputValue()).toBe(changed);

  await pressAndSee(
    page.getByRole('button', { name: /from the list$/ }).last(),
    page.getByText('Removed from the list.'),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => boxes.count()).toBe(lines);

  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await pressAndSee(
    page.getByRole('button', { name: 'Add 1 line to cart' }),
    page.getByText('Product has been successfully added to the cart'),
  );
});

test('a variant is put with its quantity, which the question says, on a list that is chosen, and on none after a cancel; pressing again takes it off [SH-04] [WL-01] [WL-02]', async ({
  page,
  problems,
  shop,
}) => {
  const { slug, name, variants } = await findProduct(shop.url, plain);
  await signInTo(page, '/favorites');
  await page.goto(`/store/product/${slug}`);
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .fill('7');
  // The rows' buttons appear one after another, not always from the top.
  const mark = page.getByRole('button', { name: new RegExp(`^Add to list, .*, ${variants[0]?.sku}$`) });
  await mark.click();
  const dialog = page.getByRole('dialog', { name: 'Add to a list' });
  await dialog.getByText(`Choose a list for 7 × ${name}`).waitFor();
  const lists = dialog.getByRole('radio', { name: /lines?$/ });
  await expect(lists).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await lists.first().check();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await mark.click();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Wharfside/ }).check();
  await pressAndSee(
    dialog.getByRole('button', { name: 'Save' }),
    page.getByText('Added to the list “Wharfside phase 2”.'),
  );
  await dialog.waitFor({ state: 'detached' });
  const listed = page.getByRole('button', { name: /^On a list, / });
  await listed.waitFor();

  await open(page, '/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Wharfside phase 2' }).click();
  await expect(page.getByRole('textbox', { name: `Quantity, ${name}` }).first()).toHaveValue('7');
  await open(page, `/store/product/${slug}`);
  await pressAndSee(listed, page.getByText('Removed from the list.'));
  await expect.poll(() => listed.count()).toBe(0);
  // With no quantity marked, it is the smallest one that is sold.
  await mark.click();
  const least = Math.max(1, variants[0]?.quantityRule.minimum ?? 0);
  await dialog.getByText(`Choose a list for ${least} × ${name}`).waitFor();
  expect(problems).toEqual([]);
});

test('a line of the cart is moved to a list, and back; where the store can’t park carts, the cart says that this is the way', async ({
  page,
  problems,
}) => {
  const none = { success: false, message: 'There is no such call.', data: null, errors: [] };
  await page.route('**/parked-carts', (route) => route.fulfill({ status: 404, json: none }));
  await signInTo(page, '/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Boiler service kit' }).click();
  const mark = page.getByRole('checkbox', { name: /^Select / }).first();
  const name = (await mark.locator('xpath=..').innerText()).trim();
  await mark.check();
  await pressAndSee(
    page.getByRole('button', { name: 'Add 1 line to cart' }),
    page.getByText('Product has been successfully added to the cart'),
  );
  await page.goto('/cart');
  const moves = page.getByRole('button', { name: /^Move to list, / });
  await page.getByRole('button', { name: name.replace(/^Select /, 'Move to list, ') }).waitFor();
  await page.getByText('This store can’t park carts. To put lines aside, move them to a list').waitFor();
  const before = await moves.count();
  await moves.first().click();
  const dialog = page.getByRole('dialog', { name: 'Move to a list' });
  await dialog.getByRole('radio', { name: /^Wharfside/ }).check();
  await pressAndSee(
    dialog.getByRole('button', { name: 'Move' }),
    page.getByText('Moved to the list “Wharfside phase 2”.'),
  );
  await expect.poll(() => moves.count()).toBe(before - 1);
  await pressAndSee(page.getByRole('button', { name: 'Undo' }), page.getByText('Back in your cart.', { exact: true }));
  await expect.poll(() => moves.count()).toBe(before);
  await expect(page.getByText('Removed from the list.')).toHaveCount(0);
  await expectCleanScreen(page, 'cart');
  // The browser logs each refused call.
  expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
});

test('the pages of lists are clean at both widths [RT-23] [RT-24]', async ({ visit }) => {
  for (const viewport of [phone, undefined]) {
    const { page, problems } = await visit(viewport === undefined ? {} : { viewport });
    await signInTo(page, '/favorites');
    await page.getByRole('main').getByRole('link', { name: 'Van stock' }).waitFor();
    await expectCleanScreen(page, 'lists');
    await page.getByRole('main').getByRole('link', { name: 'Van stock' }).click();
    await page
      .getByRole('textbox', { name: /^Quantity, / })
      .first()
      .waitFor();
    await expectCleanScreen(page, 'list');
    await open(page, '/favorites');
    expect(problems).toEqual([]);
  }
});
