import type { Page } from 'playwright';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import { allSent, guestOf, noted } from '#tests/support/stores/at-the-counter.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';

const test = journey.extend({ serviceWorkers: 'allow', reducedMotion: 'reduce' });

const saveAllParts = async (page: Page): Promise<void> => {
  await open(page, '/');
  await workerReady(page);
  await open(page, '/quick-order');
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await page.getByText(/^All [\d,]+ parts are on this device\.$/).waitFor();
};

test('with all parts on the device, search finds what was never looked at, and a size of it is added to the cart from there [CAT-07] [PWA-02]', async ({
  page,
  store,
}) => {
  await saveAllParts(page);
  await store.goOffline();
  await open(page, '/');

  const main = page.getByRole('main');
  const box = page.getByRole('combobox', { name: 'Search the catalogue' });
  await box.fill('m10 60 zinc bolt');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await suggestions.getByRole('option').first().waitFor();
  await page.getByText(/^Searching all [\d,]+ parts, saved on this device\.$/).waitFor();
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Results for “m10 60 zinc bolt”' }).waitFor();
  await main.getByText(/^Searching all [\d,]+ parts, saved on this device\.$/).waitFor();
  const link = main.getByRole('link', { name: /^Hex bolt/ }).first();
  const name = await link.innerText();
  await link.click();

  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await main.getByText('Prices and stock from your saved parts').waitFor();
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await expectCleanScreen(page, `a product made of its parts at ${viewport.width} px`);
  }
  const quantity = main.getByRole('textbox', { name: /^Quantity, / }).first();
  await quantity.fill('40');
  await quantity.press('Tab');
  const path = new URL(page.url()).pathname;

  // With the connection back, what was typed stays until the shopper asks for the whole page.
  await store.goOnline();
  await page.getByText(/^(Offline|Connection problem)\.$/).waitFor({ state: 'hidden' });
  await expect(quantity).toHaveValue('40');
  await store.goOffline();
  await noted(page, () => main.getByRole('button', { name: /^Add( \d+ lines)? to cart$/ }).click());
  await store.goOnline();
  await allSent(page);
  const { lineItems } = await storeClient(store.apiUrl).getBasket({ query: { anonymousId: await guestOf(page) } });
  expect(lineItems.map(({ productName, slug }) => [productName, `/store/product/${slug}`])).toEqual([[name, path]]);
  expect(lineItems.map((line) => line.quantity >= 40)).toEqual([true]);

  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('Prices and stock from your saved parts')).toHaveCount(0);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
});

test('with all parts on the device, every product that search suggests without the store leads to its own page [CAT-07] [PWA-02]', async ({
  page,
  store,
}) => {
  await saveAllParts(page);
  await store.goOffline();
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('bolt');
  await page.getByText(/^Searching all [\d,]+ parts, saved on this device\.$/).waitFor();
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group', { name: 'Products' });
  const suggested = await options
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => ({ path: one.getAttribute('href') ?? '', text: one.textContent })));
  expect(suggested.length).toBeGreaterThan(1);
  expect(new Set(suggested.map(({ path }) => path)).size).toBe(suggested.length);
  for (const { path, text } of suggested) {
    const slug = new URL(path, store.url).pathname.split('/').at(-1) ?? '';
    const { name } = await storeClient(store.apiUrl).getProductBySlug({ params: { slug } });
    expect(text).toContain(name);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }
});

test('a product of which the saved parts know nothing is not on this device', async ({ page, store }) => {
  await saveAllParts(page);
  await store.goOffline();
  await page.goto('/store/product/never-heard-of');
  await page.getByRole('heading', { level: 1, name: 'This page isn’t on this device' }).waitFor();
});

test('with all parts on the device, a category that was never opened has all of its products [PWA-02]', async ({
  page,
  store,
}) => {
  const client = storeClient(store.apiUrl);
  const { nodes } = await client.getCategoryTree({});
  const [branch] = nodes;
  if (branch === undefined) throw new Error('The demo catalogue has no categories.');
  const { results, total } = await client.getProducts({
    query: { CategorySlug: branch.slug, Sort: 'NameAscending', PageSize: 24 },
  });
  await saveAllParts(page);
  await store.goOffline();

  await page.goto(`/store/${branch.slug}?sort=NameAscending`);
  await page.getByRole('heading', { level: 1, name: branch.name, exact: true }).waitFor();
  const main = page.getByRole('main');
  await main.getByText(`${total} of ${total} are on this device.`).waitFor();
  const names = main.getByRole('table').getByRole('link', { name: /./ });
  await expect.poll(() => names.allInnerTexts()).toEqual(expect.arrayContaining(results.map(({ name }) => name)));
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await expectCleanScreen(page, `a category made of its parts at ${viewport.width} px`);
  }

  const narrowed = (filters: readonly string[]) =>
    `/store/${branch.slug}?f=${encodeURIComponent(JSON.stringify(filters))}`;
  await page.goto(narrowed(['price:..500']));
  await main.getByText(`${total} of ${total} are on this device.`, { exact: true }).waitFor();
  await page.goto(narrowed(['brand:kestrel', 'price:..500']));
  await main.getByText(/\d+ products can’t be filtered without a connection and aren’t shown\.$/).waitFor();
});

test('with all parts on the device, search suggests before the store answers, and its answer renames a product without moving it [CAT-07] [PWA-02]', async ({
  page,
  store,
}) => {
  await saveAllParts(page);
  const { results } = await storeClient(store.apiUrl).getProducts({ query: { Search: 'hex bolt', PageSize: 1 } });
  const [bolt] = results;
  const size = bolt?.variants.find(({ sku }) => sku !== '');
  if (bolt === undefined || size === undefined) throw new Error('The demo catalogue has no hex bolt.');
  // The saved parts lack its new name, by which the store ranks it differently.
  await store.change(`update products set name = 'Zinc ' || name where id = '${bolt.id}'`);

  const answer = hold('answer');
  const asked = store.proxy.when({ method: 'GET', path: /\/search\/autocomplete/, times: 20 }, answer.fault);
  await open(page, '/');
  const box = page.getByRole('combobox', { name: 'Search the catalogue' });
  await box.click();
  await box.pressSequentially('hex bolt');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  const products = suggestions.getByRole('group', { name: 'Products' }).getByRole('option');
  await products.filter({ hasText: bolt.name }).first().waitFor();
  await asked.met;
  await expectCleanScreen(page, 'suggestions of the saved parts');
  const ids = () => products.evaluateAll((all) => all.map(({ id }) => id));
  const topPx = () => products.first().evaluate((option) => option.getBoundingClientRect().top);
  const before = { ids: await ids(), topPx: await topPx() };
  const place = before.ids.findIndex((id) => id.endsWith(bolt.id));
  expect(place).toBeGreaterThanOrEqual(0);

  answer.release();
  await products
    .filter({ hasText: `Zinc ${bolt.name}` })
    .first()
    .waitFor();
  expect((await ids())[place]).toBe(before.ids[place]);
  expect(await topPx()).toBe(before.topPx);

  // With the store unreachable, a whole part number leads to its quantity.
  await store.goOffline();
  await box.fill(size.sku);
  await page.getByRole('group', { name: 'Exact match' }).getByText(size.sku, { exact: true }).waitFor();
  await box.press('Enter');
  await expect(page.getByRole('group', { name: 'Exact match' }).getByRole('textbox')).toBeFocused();
});
