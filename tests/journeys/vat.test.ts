import type { BrowserContext, Locator, Page } from 'playwright';
import type { Variant } from '#contract/product.ts';
import { storeSettings } from '#server/db/schema.ts';
import { deviceContents } from '#tests/support/browser/device-contents.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { expectCleanScreen, hydrated, open, reflowFindings } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import { formatMoney, formatPrice } from '#wording/money.ts';
import { codeBox, quantityBox } from '#tests/support/screens/pad.ts';

type Basis = 'ex VAT' | 'inc VAT';

declare global {
  interface Window {
    /** The distinct prices that a product's rows have shown since the page started. */
    pricesSeen?: string[];
  }
}

/** Records from the first frame which prices a product's rows show. */
const notePrices = `
  window.pricesSeen = [];
  requestAnimationFrame(function look() {
    for (const row of document.querySelectorAll('.product tbody tr')) {
      for (const [price] of row.textContent.matchAll(/£[\\d,]+\\.\\d\\d/g)) {
        if (!window.pricesSeen.includes(price)) window.pricesSeen.push(price);
      }
    }
    requestAnimationFrame(look);
  });`;

const choice = (page: Page) => page.getByRole('navigation', { name: 'Your account and prices' }).getByLabel('Prices');

const choose = async (page: Page, basis: Basis): Promise<void> => {
  await choice(page).selectOption(basis);
};

/** Every price of a size, as it is shown: its own and its tiers'. */
const pricesOf = ({ basePrice, tierPrices, taxRate }: Variant, basis: Basis): string[] =>
  [basePrice, ...tierPrices.map(({ price }) => price)].map((price) =>
    price === null ? '' : formatPrice(price, taxRate, basis === 'inc VAT'),
  );

/** The prices of sizes without VAT, except those that are also a size's price with VAT. */
const netAlone = (variants: readonly Variant[]): string[] => {
  const gross = new Set(variants.flatMap((variant) => pricesOf(variant, 'inc VAT')));
  return variants.flatMap((variant) => pricesOf(variant, 'ex VAT')).filter((price) => !gross.has(price));
};

/** Of the prices that the rows have shown since the page started, those without VAT. */
const netSeen = async (page: Page, variants: readonly Variant[]): Promise<string[]> => {
  const seen = new Set(await page.evaluate(() => window.pricesSeen ?? []));
  expect(seen.size).toBeGreaterThan(0);
  return netAlone(variants).filter((price) => seen.has(price));
};

const rowOf = (page: Page, { sku }: Variant) => page.locator('.product tbody tr').filter({ hasText: sku });

/** Expects the rows of a product's page to show these sizes at their prices, and to say on what basis. */
const expectRows = async (page: Page, variants: readonly Variant[], basis: Basis): Promise<void> => {
  for (const variant of variants) {
    for (const price of pricesOf(variant, basis)) await rowOf(page, variant).getByText(price).first().waitFor();
  }
  await page.getByText(new RegExp(`^Price (?:each|per .+), ${basis}`)).waitFor();
  await expect(choice(page)).toHaveValue(basis === 'inc VAT' ? 'inc' : 'ex');
};

/** Expects an amount to be a fifth higher with VAT; leaves VAT shown. */
const expectMore = async (page: Page, amount: Locator): Promise<void> => {
  const poundsOf = async () => Number(/£([\d.]+)/.exec((await amount.innerText()).replaceAll(',', ''))?.[1]);
  await expect(amount).not.toContainText('ex VAT');
  const withTax = await poundsOf();
  await choose(page, 'ex VAT');
  await expect.poll(poundsOf).toBeLessThan(withTax);
  expect(Math.round((await poundsOf()) * 120)).toBe(Math.round(withTax * 100));
  await choose(page, 'inc VAT');
};

/** A page's HTML without scripts and styles, as the host sends it to a visitor with these cookies. */
const htmlOf = async (context: BrowserContext, path: string): Promise<string> =>
  (await (await context.request.get(path)).text()).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');

/** The journal's entries that add something to the cart, as they are in the database. */
const waitingAdds = async (page: Page): Promise<string[]> =>
  Object.entries(await deviceContents(page)).flatMap(([place, content]) =>
    place.startsWith('database tradecounter-journal') && content.includes('"add-to-basket"') ? [content] : [],
  );

const isAdding = (call: { method(): string; url(): string }): boolean =>
  call.method() === 'PUT' && new URL(call.url()).pathname.endsWith('/baskets');

test('a guest’s choice shows rows, tiers and the sum of what is marked with VAT at once, and back again', async ({
  page,
  product,
  problems,
}) => {
  await open(page, `/store/product/${product.slug}`);
  await expectRows(page, product.variants, 'ex VAT');
  const [variant] = product.variants;
  if (variant === undefined) throw new Error('The product has no size.');
  await rowOf(page, variant)
    .getByRole('textbox', { name: /^Quantity, / })
    .fill('3');
  await choose(page, 'inc VAT');
  await expectRows(page, product.variants, 'inc VAT');
  const { basePrice, taxRate } = variant;
  if (basePrice === null) throw new Error('The product has no price.');
  const three = { ...basePrice, amount: basePrice.amount * 3 };
  await page
    .locator('.marked-bar')
    .getByText(formatPrice(three, taxRate, true))
    .waitFor();
  const tiers = page.getByRole('table', { name: /^Tier prices/ });
  for (const price of pricesOf(variant, 'inc VAT')) await tiers.getByText(price).first().waitFor();
  await choose(page, 'ex VAT');
  await expectRows(page, product.variants, 'ex VAT');
  await page.locator('.marked-bar').getByText(formatMoney(three)).waitFor();
  expect(problems).toEqual([]);
});

test('the host’s HTML and every frame after it are in the chosen basis, for this visitor alone', async ({
  page,
  context,
  visit,
  product,
  problems,
}) => {
  const path = `/store/product/${product.slug}`;
  await open(page, path);
  await choose(page, 'inc VAT');
  const html = await htmlOf(context, path);
  for (const price of product.variants.flatMap((one) => pricesOf(one, 'inc VAT'))) expect(html).toContain(price);
  expect(netAlone(product.variants).filter((price) => html.includes(`${price}<`))).toEqual([]);
  expect(html).toContain(', inc VAT');

  await page.addInitScript(notePrices);
  await page.reload();
  await hydrated(page);
  await expectRows(page, product.variants, 'inc VAT');
  expect(await netSeen(page, product.variants)).toEqual([]);

  const other = await visit();
  const plain = await htmlOf(other.context, path);
  for (const price of product.variants.flatMap((one) => pricesOf(one, 'ex VAT'))) expect(plain).toContain(price);
  expect(plain).not.toContain(', inc VAT');
  await choose(page, 'ex VAT');
  expect((await context.cookies()).filter(({ name }) => name === 'tc_vat')).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expectRows(page, product.variants, 'ex VAT');
  expect(problems).toEqual([]);
});

test('a page whose HTML is in another basis than the cookie says hydrates without an error, and follows the cookie', async ({
  page,
  product,
  problems,
}) => {
  const path = `/store/product/${product.slug}`;
  await page.route(`**${path}`, async (route) => {
    const headers = { ...route.request().headers(), cookie: 'tc_vat=inc' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  await page.addInitScript(notePrices);
  await open(page, path);
  await expectRows(page, product.variants, 'ex VAT');
  const [inc = ''] = product.variants[0] === undefined ? [] : pricesOf(product.variants[0], 'inc VAT');
  expect(await page.evaluate(() => window.pricesSeen)).toContain(inc);
  expect(problems).toEqual([]);
});

test('listing, suggestions and cart follow; the totals, the minimum order and what is sent stay the store’s own', async ({
  page,
  visit,
  product,
  shop,
  problems,
}) => {
  const [variant] = product.variants;
  const { basePrice, taxRate } = variant ?? {};
  if (variant === undefined || !basePrice) throw new Error('The product has no price.');
  const path = `/store/product/${product.slug}`;
  const other = await visit({ baseURL: shop.url });
  const plainly = other.page.waitForRequest(isAdding);
  await fillCart(other.page, path, 1);
  const sentPlainly = (await plainly).postDataJSON() as Record<string, unknown>;

  await open(page, path);
  await choose(page, 'inc VAT');
  const search = page.getByRole('combobox', { name: 'Search the catalogue' });
  await search.fill(variant.sku);
  await page
    .locator('.search-panel')
    .getByText(formatPrice(basePrice, taxRate, true))
    .first()
    .waitFor();
  await page.keyboard.press('Escape');

  await open(page, `/store/${product.categories.at(-1)?.slug ?? ''}`);
  const from = product.variants.reduce((least, one) => Math.min(least, one.basePrice?.amount ?? least), Infinity);
  await page
    .locator('.product-cell', { hasText: product.name })
    .locator('xpath=..')
    .getByText(`from ${formatPrice({ ...basePrice, amount: from }, taxRate, true)}`, { exact: true })
    .first()
    .waitFor();

  const asked = page.waitForRequest(isAdding);
  await fillCart(page, path, 1);
  const sent = (await asked).postDataJSON() as Record<string, unknown>;
  expect(sent['seenPriceMinor']).toBe(basePrice.amount);
  expect({ ...sent, anonymousId: null }).toEqual({ ...sentPlainly, anonymousId: null });

  await open(page, '/cart');
  const line = page.locator('.basket-line');
  await line.getByText(`${formatPrice(basePrice, taxRate, true)} each`).waitFor();
  const totals = page.getByRole('complementary', { name: 'Order summary' });
  await totals.getByText('Line prices are inc VAT; the subtotal is ex VAT.').waitFor();
  const figures = await totals.getByRole('definition').allInnerTexts();
  await totals.getByText(/^£[\d.]+ ex VAT more to reach the £[\d.]+ ex VAT minimum order\.$/).waitFor();
  expect(figures[0]).toBe(formatMoney(basePrice));
  await choose(page, 'ex VAT');
  await line.getByText(`${formatMoney(basePrice)} each`).waitFor();
  expect(await totals.getByRole('definition').allInnerTexts()).toEqual(figures);
  expect(problems).toEqual([]);
});

test('a part in quick order, its line and the sum follow, and the sum says how it is', async ({
  page,
  product,
  problems,
}) => {
  const [variant] = product.variants;
  const { basePrice, taxRate } = variant ?? {};
  if (variant === undefined || !basePrice) throw new Error('The product has no price.');
  await open(page, '/quick-order');
  const code = codeBox(page, 1);
  await code.fill(variant.sku);
  await code.press('Enter');
  const quantity = quantityBox(page, 1);
  await quantity.fill('3');
  await quantity.press('Enter');
  const row = page.locator('.pad-line').first();
  const sum = page.getByRole('region', { name: 'This order' });
  const three = { ...basePrice, amount: basePrice.amount * 3 };
  await row.locator('.pad-total').getByText(formatMoney(three)).waitFor();
  await sum.getByText('Prices are ex VAT.').waitFor();
  await choose(page, 'inc VAT');
  await row
    .locator('.pad-total')
    .getByText(formatPrice(three, taxRate, true))
    .waitFor();
  await row
    .locator('.pad-each')
    .getByText(formatPrice(basePrice, taxRate, true))
    .waitFor();
  await sum.getByText(formatPrice(three, taxRate, true)).waitFor();
  await sum.getByText('Prices are inc VAT.').waitFor();
  expect(problems).toEqual([]);
});

test('another tab follows at once', async ({ page, context, product }) => {
  const other = await context.newPage();
  await open(other, `/store/product/${product.slug}`);
  await other.waitForLoadState('networkidle');
  await open(page, '/store');
  await choose(page, 'inc VAT');
  await expectRows(other, product.variants, 'inc VAT');
});

test.describe('signed in', () => {
  test.use({ isShopOwn: true });

  test('rows, lists and what is bought again follow with the shopper’s own prices, and an order says that its lines are as ordered', async ({
    page,
    product,
    problems,
  }) => {
    await signInTo(page, '/favorites');
    const answer = page.waitForResponse((one) => one.url().includes(`/products/`) && one.url().includes(product.slug));
    await page.goto(`/store/product/${product.slug}`);
    const { data } = (await (await answer).json()) as { data: { variants: Variant[] } };
    await hydrated(page);
    await expectRows(page, data.variants, 'ex VAT');
    await choose(page, 'inc VAT');
    await expectRows(page, data.variants, 'inc VAT');
    await page.addInitScript(notePrices);
    await page.reload();
    await expectRows(page, data.variants, 'inc VAT');
    expect(await netSeen(page, data.variants)).toEqual([]);

    await open(page, '/favorites');
    await page.getByRole('main').getByRole('link', { name: 'Van stock' }).click();
    await expectMore(page, page.locator('.wishlist-line-price > span').first());
    await open(page, '/account/buy-again');
    const again = page
      .locator('.again-line')
      .filter({ hasText: /each, as before|, now £/ })
      .first();
    await expectMore(page, again.getByText(/each, as before|, now £/));

    await open(page, '/account/orders');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^\D*\d+/ })
      .first()
      .click();
    await page.getByText('Line prices are ex VAT, as ordered.').waitFor();
    expect(problems).toEqual([]);
  });
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection the choice holds, can be changed, and the change that waits keeps the store’s price', async ({
    page,
    context,
    product,
  }) => {
    const [variant] = product.variants;
    if (variant?.basePrice === undefined || variant.basePrice === null) throw new Error('The product has no price.');
    await open(page, `/store/product/${product.slug}`);
    await workerReady(page);
    await choose(page, 'inc VAT');
    await open(page, `/store/product/${product.slug}`);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.addInitScript(notePrices);
    await page.reload();
    await expectRows(page, product.variants, 'inc VAT');
    expect(await netSeen(page, product.variants)).toEqual([]);

    await rowOf(page, variant)
      .getByRole('textbox', { name: /^Quantity, / })
      .fill('1');
    await page.getByRole('button', { name: /to cart$/ }).click();
    await expect.poll(async () => (await waitingAdds(page)).length).toBe(1);
    const [entry = ''] = await waitingAdds(page);
    expect(entry).toContain(`"price":{"amount":${variant.basePrice.amount},`);
    // Searched for as a whole number: a random id may contain the same digits.
    const withVat = Math.round(variant.basePrice.amount * 1.2);
    expect(entry).not.toMatch(new RegExp(`(?<![-\\w])${withVat}(?![-\\w])`));
    await choose(page, 'ex VAT');
    await expectRows(page, product.variants, 'ex VAT');
  });
});

test('a store whose prices include VAT offers no choice, and a cookie of another time changes nothing', async ({
  openShop,
  visit,
  product,
}) => {
  const shop = await openShop({ prepare: (db) => db.update(storeSettings).set({ pricesIncludeTax: true }) });
  const { page, context } = await visit({ baseURL: shop.url });
  await context.addCookies([{ name: 'tc_vat', value: 'inc', url: shop.url }]);
  await open(page, `/store/product/${product.slug}`);
  await page.getByText('Prices include VAT').waitFor();
  await expect(choice(page)).toHaveCount(0);
  for (const variant of product.variants) {
    for (const price of pricesOf(variant, 'ex VAT')) await rowOf(page, variant).getByText(price).first().waitFor();
  }
  await page.getByText(/^Price (?:each|per .+), inc VAT/).waitFor();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });

  test('the choice is in the menu, and a product with VAT in its prices is clean and reflows', async ({
    page,
    product,
    problems,
  }) => {
    await open(page, `/store/product/${product.slug}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByLabel('Prices').selectOption('inc VAT');
    await expect(menu.getByLabel('Prices')).toHaveValue('inc');
    await page.locator('[role="dialog"]:focus-within').waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await page.getByText(/^Price (?:each|per .+), inc VAT/).waitFor();
    for (const variant of product.variants) {
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: variant.sku });
      await row
        .getByText(pricesOf(variant, 'inc VAT')[0] ?? '')
        .first()
        .waitFor();
    }
    await expectCleanScreen(page, 'a product with VAT in its prices');
    expect(await reflowFindings(page, 'a product with VAT in its prices')).toEqual([]);
    expect(problems).toEqual([]);
  });
});
