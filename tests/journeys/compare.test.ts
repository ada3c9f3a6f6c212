import type { Locator, Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { tabTo } from '#tests/support/browser/keyboard.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, hydrated, open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

const listing = '/store/power-tools';

const ticks = (page: Page): Locator => page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Products to compare' });
const notHere = 'Not on this device. You’ll see it when you’re back online.';
const columns = (page: Page): Locator =>
  page
    .getByRole('table', { name: 'Compare products' })
    .getByRole('columnheader')
    .filter({ has: page.getByRole('link') });

/** Opens a list and makes its rows tickable. */
const openListing = async (page: Page): Promise<void> => {
  await open(page, listing);
  await page.keyboard.press('Shift');
  await page.getByRole('main').getByRole('button', { name: 'Compare products' }).click();
  await ticks(page).first().waitFor();
};

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('products are ticked in a list, and compared with what differs first; a fifth says that four is the most', async ({
    page,
    problems,
  }) => {
    await open(page, listing);
    await page.getByRole('heading', { level: 1 }).tap();
    const mode = page.getByRole('main').getByRole('button', { name: 'Compare products' });
    await mode.tap();
    await expect(mode).toHaveAttribute('aria-pressed', 'true');
    for (const at of [0, 1, 2, 3]) await ticks(page).nth(at).tap();
    await bar(page).getByText('4 of 4 chosen to compare').waitFor();
    await ticks(page).nth(4).tap();
    await page.getByText('You can compare up to 4 products. Remove one to add another.').waitFor();
    await expect(ticks(page).nth(4)).not.toBeChecked();
    await page
      .getByRole('button', { name: /dismiss/i })
      .first()
      .tap();
    await ticks(page).nth(3).tap();
    await bar(page).getByText('3 of 4 chosen to compare').waitFor();
    await expectCleanScreen(page, 'list while comparing');

    await bar(page).getByRole('link', { name: 'Compare' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Compare products' }).waitFor();
    await expect(columns(page)).toHaveCount(3);
    const groups = page.getByRole('rowheader').filter({ hasText: /^(Differences|The same for all)$/ });
    await expect(groups.first()).toHaveText('Differences');
    await expect(page.getByRole('row', { name: /^Price/ }).getByText(/£/)).toHaveCount(3);
    const region = page.getByRole('region', { name: 'Compare products' });
    await region.focus();
    await expect(region).toBeFocused();
    await expectCleanScreen(page, 'comparison');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await region.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    expect(problems).toEqual([]);
  });
});

for (const viewport of [phone, desk]) {
  test(`at ${viewport.width} px the button to compare stands on the first view of a list, in the line of its controls on a wide screen, what it takes is fetched when somebody is there, and nothing moves for it`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const hasTools = () => fetched.some((path) => path.includes('/tools-'));
    await open(page, '/search?q=bolt&f=finish:Stainless');
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    const mode = main.getByRole('button', { name: 'Compare products' });
    await expect(mode).toHaveAttribute('aria-pressed', 'false');
    expect(hasTools()).toBe(false);
    const places = async () => ({
      mode: await mode.boundingBox(),
      count: await main.locator('.listing-total').boundingBox(),
      sort: await main.getByRole('combobox', { name: 'Sort by' }).boundingBox(),
      list: await main.locator('.listing-products').boundingBox(),
    });
    const before = await places();
    const middleOf = (box: typeof before.mode) => (box === null ? Number.NaN : box.y + box.height / 2);
    const isInLine = (one: typeof before.mode, other: typeof before.mode) =>
      Math.abs(middleOf(one) - middleOf(other)) < 12;
    expect(isInLine(before.mode, before.count)).toBe(viewport.width === desk.width);
    expect(isInLine(before.mode, before.sort)).toBe(viewport.width === desk.width);
    await page.mouse.move(9, 9);
    await main.getByRole('button', { name: 'Save this search' }).waitFor();
    expect(hasTools()).toBe(true);
    expect(await places()).toEqual(before);
  });
}

test('the very first press on a page can be the one that begins to compare', async ({ page }) => {
  await open(page, listing);
  await page.getByRole('main').getByRole('button', { name: 'Compare products' }).focus();
  await page.keyboard.press('Enter');
  await ticks(page).first().waitFor();
});

test('by keyboard: reached by Tab and ticked with Space in a list and on a product’s page, compared, taken out, and the way to the product', async ({
  page,
  product,
  problems,
}) => {
  await openListing(page);
  await page.getByRole('main').getByRole('button', { name: 'Compare products' }).focus();
  await tabTo(page, /^Compare /);
  await expect(ticks(page).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(ticks(page).first()).toBeChecked();
  await bar(page).getByText('1 of 4 chosen to compare').waitFor();
  await open(page, `/store/product/${product.slug}`);
  await page.keyboard.press('Shift');
  const tick = page.getByRole('main').getByRole('checkbox', { name: `Compare ${product.name}`, exact: true });
  await page
    .getByRole('main')
    .getByRole('button', { name: `Share ${product.name}` })
    .focus();
  await tabTo(page, `Compare ${product.name}`, 5);
  await expect(tick).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  const see = page.getByRole('main').getByRole('link', { name: 'Compare 2 products' });
  await see.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Compare products' }).waitFor();
  await expect(columns(page)).toHaveCount(2);
  await expectCleanScreen(page, 'comparison at a desk');
  const head = await page.locator('meta[name="robots"]').getAttribute('content');
  expect(head).toBe('noindex');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeHidden();
  await expect(page.getByRole('cell').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await columns(page)
    .first()
    .getByRole('button', { name: /^Remove / })
    .focus();
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveCount(1);
  await page.getByText('Add another product to see how they differ.').waitFor();
  await columns(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
  expect(problems).toEqual([]);
});

test('nothing chosen says how to begin', async ({ page }) => {
  await open(page, '/compare');
  await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor();
  await page.getByText(/^Press “Compare products” above a list/).waitFor();
  await expectCleanScreen(page, 'nothing to compare');
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what is chosen is stored, and compared without a connection as far as it is on the device', async ({
    page,
    context,
    product,
  }) => {
    await openListing(page);
    await workerReady(page);
    await ticks(page).first().check();
    await bar(page).getByText('1 of 4 chosen to compare').waitFor();
    await open(page, `/store/product/${product.slug}`);
    await page.keyboard.press('Shift');
    await page
      .getByRole('main')
      .getByRole('checkbox', { name: `Compare ${product.name}`, exact: true })
      .check();
    await page.getByRole('main').getByRole('link', { name: 'Compare 2 products' }).waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto('/compare');
    await hydrated(page);
    await expect(columns(page)).toHaveCount(2);
    await columns(page).filter({ hasText: product.name }).locator('img, svg').first().waitFor();
    await columns(page).first().getByText(notHere).waitFor();
    await expectCleanScreen(page, 'comparison without a connection');
    await page.getByRole('button', { name: `Remove ${product.name}` }).click();
    await page.reload();
    await page.getByText('Offline.', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect(columns(page)).toHaveCount(1);
    await columns(page).getByText(notHere).waitFor();
    // A list from the device has its compare button too, below the note that says so.
    await page.goto('/store/power-tools');
    await page.locator('.cached-note').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Compare products' }).waitFor();
  });
});
