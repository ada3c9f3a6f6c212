/** A list's filters: their long tails load on demand, also without JavaScript. */
import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { open } from '#tests/support/browser/visit.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';
import { formatCount } from '#wording/words.ts';

type Facets = Awaited<ReturnType<ReturnType<typeof storeClient>['getFilters']>>['filters'];

/** Two filters of the whole store, one closed at first and one open, both with many values. */
const longFilters = async (url: string) => {
  const { filters } = await storeClient(url).getFilters({ query: {} });
  const longest = (of: Facets) => of.toSorted((a, b) => b.values.length - a.values.length)[0];
  const closed = longest(filters.filter(({ isCollapsed, type }) => isCollapsed && type === 'checkbox'));
  const opened = longest(filters.filter(({ isCollapsed }) => !isCollapsed));
  if (closed === undefined || opened === undefined) throw new Error('The store has no filters to open.');
  return { closed, opened };
};

const groupOf = (page: Page, name: string) =>
  page.locator('.listing-rail details').filter({ has: page.locator('summary').getByText(name, { exact: true }) });

/** Labels and counts, as a shopper reads them. */
const readValues = (page: Page, name: string) =>
  groupOf(page, name)
    .locator('.filter-values label')
    .evaluateAll((labels) =>
      labels.map((label) => [...label.querySelectorAll('span')].map(({ textContent }) => textContent)),
    );

const writtenValues = ({ values }: Facets[number]) => values.map(({ label, count }) => [label, formatCount(count)]);

test('a filter that is opened brings all of its values with their counts, and one of them narrows the list [CAT-02]', async ({
  page,
  shop,
  problems,
}) => {
  const { closed } = await longFilters(shop.url);
  await open(page, '/store');
  const group = groupOf(page, closed.name);
  expect(await group.locator('input').count()).toBe(0);
  await group.locator('summary').click();
  await expect(group.locator('input')).toHaveCount(closed.values.length);
  expect(await readValues(page, closed.name)).toEqual(writtenValues(closed));

  const rare = closed.values.findLast(({ count }) => count > 0);
  if (rare === undefined) throw new Error('No value of the filter has products.');
  await group.locator(`input[value="${closed.code}:${rare.value}"]`).check();
  await page.getByRole('button', { name: `Remove ${closed.name}: ${rare.label}` }).waitFor();
  await expect(page.locator('.listing-total')).toHaveText(`${rare.count} ${rare.count === 1 ? 'product' : 'products'}`);
  expect(problems).toEqual([]);
});

test('by keyboard all values of an open filter come, the first new one has the focus, and Back brings them again [CAT-02]', async ({
  page,
  shop,
}) => {
  const { opened } = await longFilters(shop.url);
  await open(page, '/store');
  const group = groupOf(page, opened.name);
  const first = await group.locator('input').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')));
  expect(first.length).toBeLessThan(opened.values.length);
  const all = group.getByRole('link', { name: `Show all ${opened.values.length}: ${opened.name}` });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(group.locator('input')).toHaveCount(opened.values.length);
  const isNew = opened.values.find(({ value }) => !first.includes(`${opened.code}:${value}`));
  await expect(group.locator(`input[value="${opened.code}:${isNew?.value}"]`)).toBeFocused();

  await page.locator('.listing-products').getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).waitFor();
  await page.goBack();
  await expect(group.locator('input')).toHaveCount(opened.values.length);
});

test('a filter that is opened without a connection says that its values are missing, and has them once it is back [CAT-02]', async ({
  page,
  context,
  shop,
}) => {
  const { closed } = await longFilters(shop.url);
  await open(page, '/store');
  await context.setOffline(true);
  const group = groupOf(page, closed.name);
  await group.locator('summary').click();
  await group.getByText('The other values could not be loaded.').waitFor();
  await context.setOffline(false);
  await expect(group.locator('input')).toHaveCount(closed.values.length);
});

for (const [where, viewport] of [
  ['a desk', undefined],
  ['a phone', phone],
] as const) {
  test(`without JavaScript a list is narrowed by the values of a filter, at ${where} [CAT-02]`, async ({
    visit,
    shop,
  }) => {
    const { closed, opened } = await longFilters(shop.url);
    const { page } = await visit({ javaScriptEnabled: false, ...(viewport === undefined ? {} : { viewport }) });
    await page.goto('/store');
    await groupOf(page, closed.name).locator('summary').click();
    await groupOf(page, closed.name).getByRole('link', { name: 'Show all' }).click();
    await page.waitForURL(/all=/);
    const group = groupOf(page, closed.name);
    await expect(group.locator('input')).toHaveCount(closed.values.length);
    const two = closed.values.filter(({ count }) => count > 0).slice(-2);
    for (const { value } of two) await group.locator(`input[value="${closed.code}:${value}"]`).check();
    await page.locator('.listing-rail').getByRole('button', { name: 'Apply' }).last().click();
    await page.waitForURL(/f=/);
    for (const { value } of two) {
      await expect(group.locator(`input[value="${closed.code}:${value}"]`)).toBeChecked();
    }
    const Filters = two.map(({ value }) => `${closed.code}:${value}`);
    const { total } = await storeClient(shop.url).getFilters({ query: { Filters } });
    await expect(page.locator('.listing-total')).toHaveText(`${total} ${total === 1 ? 'product' : 'products'}`);
    await expect(groupOf(page, opened.name).locator('input').first()).toBeVisible();
  });
}
