import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { deviceContents, cachedAddressesIn } from '#tests/support/browser/device-contents.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, hydrated, open, seeMessage } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const saved = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Saved searches' });

/** Saves what the list shows under a name. */
const save = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Shift');
  await page.getByRole('main').getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Name').fill(name);
  await seeMessage(page.getByText(`Saved as “${name}”.`), () => page.keyboard.press('Enter'));
};

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a filtered list is saved under a name, opened by one press where searches begin, and removed', async ({
    page,
    problems,
  }) => {
    await open(page, '/store/power-tools');
    const filter = page.getByRole('main').getByRole('button', { name: 'Filter' });
    const placePx = async () => (await filter.boundingBox())?.y;
    const before = await placePx();
    await page.keyboard.press('Shift');
    await page.getByRole('main').getByRole('button', { name: 'Compare products' }).waitFor();
    // Space was reserved for it.
    expect(await placePx()).toBe(before);
    await filter.tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox').first().check();
    await page.waitForURL(/[?&]f=/);
    await sheet.getByRole('button', { name: /^Show / }).tap();
    const { search } = new URL(page.url());
    const button = page.getByRole('main').getByRole('button', { name: 'Save this search' });
    await button.tap();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog.getByLabel('Name')).toHaveValue(/^Power tools, ./);
    await dialog.getByLabel('Name').fill(' ');
    await dialog.getByRole('button', { name: 'Save', exact: true }).tap();
    await dialog.getByText('Enter a name for the search').first().waitFor();
    await dialog.getByLabel('Name').fill('Drills for Acre Lane');
    await expectCleanScreen(page, 'saving a search');
    await dialog.getByRole('button', { name: 'Save', exact: true }).tap();
    await page.getByRole('button', { name: 'Saved as “Drills for Acre Lane”' }).waitFor();
    await expectCleanScreen(page, 'list that is saved');

    await open(page, '/');
    const box = page.getByRole('combobox', { name: 'Search the catalogue' });
    await box.tap();
    await page.getByRole('option', { name: 'Drills for Acre Lane' }).waitFor();
    await expectCleanScreen(page, 'search box with a saved search');
    await page.getByRole('option', { name: 'Drills for Acre Lane' }).tap();
    await heading(page, 'Power tools').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe(search);

    await open(page, '/search');
    await expect(saved(page).getByRole('listitem')).toHaveCount(1);
    await expectCleanScreen(page, 'search page');
    await saved(page).getByRole('button', { name: 'Remove Drills for Acre Lane' }).tap();
    await saved(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(saved(page).getByRole('listitem')).toHaveCount(1);
    await saved(page).getByRole('button', { name: 'Remove Drills for Acre Lane' }).tap();
    await saved(page).waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    await expect(saved(page)).toHaveCount(0);
    expect(problems).toEqual([]);
  });
});

test('by keyboard: a saved search is renamed, and opened from the search page', async ({ page, problems }) => {
  await open(page, '/search?q=hex+bolt&sort=NameAscending');
  await save(page, 'Bolts by name');
  const button = page.getByRole('main').getByRole('button', { name: 'Saved as “Bolts by name”' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog', { name: 'Save this search' }).getByLabel('Name');
  await expect(field).toHaveValue('Bolts by name');
  await field.fill('All bolts');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('button', { name: 'Saved as “All bolts”' }).waitFor();
  await open(page, '/search');
  const link = saved(page).getByRole('link', { name: 'All bolts' });
  await expect(saved(page).getByRole('listitem')).toHaveCount(1);
  await link.focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Results for “hex bolt”').waitFor();
  expect(new URL(page.url()).searchParams.get('sort')).toBe('NameAscending');
  await expectCleanScreen(page, 'search that is saved');
  expect(problems).toEqual([]);
});

test('a list without words or filters is no search to save', async ({ page }) => {
  await open(page, '/store/power-tools');
  await page.keyboard.press('Shift');
  await page.getByRole('main').getByRole('button', { name: 'Compare products' }).waitFor();
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a saved search is opened without the store, as far as it is on the device', async ({ page, context }) => {
    await open(page, '/search?q=hex+bolt');
    await workerReady(page);
    // What the first page shows is fetched again through the worker once there is one.
    const copies = async () => cachedAddressesIn(await deviceContents(page), 'tradecounter-catalogue-guest');
    await expect.poll(async () => (await copies()).some((url) => /hex(?:\+|%20)bolt/.test(url))).toBe(true);
    await save(page, 'Bolts');
    await open(page, '/search');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto('/search');
    await hydrated(page);
    await saved(page).getByRole('link', { name: 'Bolts' }).click();
    await heading(page, 'Results for “hex bolt”').waitFor();
    await page.getByRole('main').getByRole('link', { name: /bolt/i }).first().waitFor();
  });
});
