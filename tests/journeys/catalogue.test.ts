import { expect, test } from '#tests/support/browser/journey.ts';
import { listPageSize } from '#contract/page-sizes.ts';
import { unitPriceMinor } from '#contract/price.ts';
import type { Product } from '#contract/product.ts';
import { addOnOptions } from '#server/db/schema.ts';
import { findProduct, isPlenty, storeClient } from '#tests/support/stores/store-client.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, hydrated, open, overflow, pressAndSee } from '#tests/support/browser/visit.ts';
import { formatMoney, formatPrice } from '#wording/money.ts';

test.describe('a category', () => {
  test('a filter in the address leaves as many products as its count says, is taken away by a press, comes back with the Back button, and is still there after a reload [CAT-02]', async ({
    page,
    problems,
    shop,
    product,
  }) => {
    const category = product.categories[0]?.slug ?? '';
    const { filters, total } = await storeClient(shop.url).getFilters({ query: { CategorySlug: category } });
    const facet = filters.find(
      (one) => one.type === 'checkbox' && one.values.some((value) => value.count < total && value.count > 0),
    );
    const value = facet?.values.find((one) => one.count < total && one.count > 0);
    if (facet === undefined || value === undefined) throw new Error('The category has nothing to filter by.');

    await open(page, `/store/${category}?f=${encodeURIComponent(JSON.stringify([`${facet.code}:${value.value}`]))}`);
    const count = `${value.count} ${value.count === 1 ? 'product' : 'products'}`;
    await page.getByText(count, { exact: true }).first().waitFor();
    const tag = page.getByRole('button', { name: `Remove ${facet.name}: ${value.label}` });
    await tag.click();
    await page
      .getByText(new RegExp(`^${total} products?$`))
      .first()
      .waitFor();
    expect(new URL(page.url()).searchParams.has('f')).toBe(false);
    await page.goBack();
    await tag.waitFor();
    await page.reload();
    await hydrated(page);
    await expect(tag).toBeVisible();
    await expect(page.locator(`input[value="${facet.code}:${value.value}"]`).first()).toBeChecked();
    await expect(page.getByText(count, { exact: true }).first()).toBeVisible();
    const { results } = await storeClient(shop.url).getProducts({
      query: { CategorySlug: category, Filters: [`${facet.code}:${value.value}`], PageSize: 100 },
    });
    const slugs = new Set(results.map(({ slug }) => slug));
    const links = page.locator('.listing-products a[href^="/store/product/"]');
    const listed = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace('/store/product/', '')),
    );
    expect(new Set(listed).size).toBe(Math.min(value.count, listPageSize));
    expect(listed.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('order and page are in the address, and the picture view is there again after a reload [CAT-02]', async ({
    page,
  }) => {
    await open(page, '/store');
    await page.getByLabel('Sort by').selectOption('NameDescending');
    await page.waitForURL(/sort=NameDescending/);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/(?=.*page=2)(?=.*sort=NameDescending)/);
    await page.locator('label').filter({ hasText: 'Pictures' }).click();
    await page.locator('.product-pictures').waitFor();
    await page.reload();
    await page.locator('.product-pictures').waitFor();
  });

  test('the list stays in sight until its next page is there, however late that is [CAT-02]', async ({ page }) => {
    await open(page, '/store');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/products\?.*PageNumber=2/, async (route) => {
      await released;
      await route.continue();
    });
    const products = page.locator('.listing-products');
    const firstProduct = products.getByRole('rowheader').first();
    const before = await firstProduct.innerText();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForFunction(() => window.scrollY === 0);
    await expect(products).toHaveAttribute('aria-busy', 'true');
    expect(await firstProduct.innerText()).toBe(before);
    release();
    await page.locator('.listing-products:not([aria-busy])').waitFor();
    await expect.poll(() => firstProduct.innerText()).not.toBe(before);
  });
});

test('a row of a product with one size says its next tier, with VAT where that is chosen, and is no taller for it on a phone [CAT-04]', async ({
  visit,
  shop,
}) => {
  const asked = 'm10 hex bolt zinc';
  const { matches = [], products } = await storeClient(shop.url).getSuggestions({ query: { Query: asked, Limit: 8 } });
  // For each product, the page shows the matching size: the first one of those that match.
  const meant = products.flatMap(({ id }) => matches.find(({ productId }) => productId === id) ?? []);
  const sizes = meant.filter(({ variant }) => variant.tierPrices.length > 0).map(({ variant }) => variant);
  expect(sizes.length).toBeGreaterThan(2);
  expect(products.length).toBeGreaterThan(2);
  for (const viewport of [desk, phone]) {
    const { page, context, problems } = await visit({ viewport });
    const rows = page.locator('.listing-products').locator('tbody tr, .row').filter({ visible: true });
    for (const isTaxAdded of [false, true]) {
      if (isTaxAdded) await context.addCookies([{ name: 'tc_vat', value: 'inc', url: shop.url }]);
      await open(page, `/search?q=${encodeURIComponent(asked)}`);
      for (const { sku, tierPrices, taxRate } of sizes) {
        const [tier] = tierPrices;
        if (tier === undefined) continue;
        const text = `${tier.minimumQuantity}+ ${formatPrice(tier.price, taxRate, isTaxAdded)}`;
        await expect(rows.filter({ hasText: sku }).getByText(text, { exact: true })).toBeVisible();
      }
    }
    if (viewport === phone) {
      const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      const withTiers = await heights();
      await page.locator('.listing-products .next-tier').evaluateAll((tiers) => tiers.forEach((tier) => tier.remove()));
      const without = await heights();
      // One more line would be 20 px.
      for (const [at, height] of withTiers.entries()) expect(Math.abs(height - (without[at] ?? 0))).toBeLessThan(3);
    }
    expect(problems).toEqual([]);
  }
});

test.describe('a product page', () => {
  test('one row per variant; the tier of the typed quantity is marked and the next one said [CAT-03] [CAT-04]', async ({
    page,
    product,
  }) => {
    await open(page, `/store/product/${product.slug}`);
    expect(
      await page
        .locator('tbody tr')
        .filter({ has: page.getByRole('textbox') })
        .count(),
    ).toBe(product.variants.length);
    const [first] = product.variants;
    const tier = first?.tierPrices[0];
    if (first === undefined || tier === undefined) throw new Error('The product has no tiers.');
    await page.getByText(first.sku, { exact: true }).first().waitFor();
    const box = page.getByRole('textbox', { name: new RegExp(`${first.sku}$`) });
    await box.fill(String(tier.minimumQuantity));
    await box.press('Tab');
    await page.locator('[data-applies]').first().waitFor();
    const next = first.tierPrices[1];
    if (next !== undefined) {
      await page.getByText(`Add ${next.minimumQuantity - tier.minimumQuantity} more for`, { exact: false }).waitFor();
    }
  });

  test('on a phone the sizes are rows, and Enter goes from box to box [CAT-03]', async ({ visit, product }) => {
    const { page } = await visit({ viewport: phone });
    await open(page, `/store/product/${product.slug}`);
    const boxes = page.getByRole('textbox', { name: /^Quantity, / });
    await expect(boxes).toHaveCount(product.variants.length);
    await boxes.first().fill('3');
    await boxes.first().press('Enter');
    expect(await boxes.nth(1).evaluate((box) => box === document.activeElement)).toBe(true);
  });

  test('a required add-on must be chosen, and its price counts [CAT-05]', async ({ visit, openShop }) => {
    const shop = await openShop({ prepare: (db) => db.update(addOnOptions).set({ isDefault: false }) });
    const { page } = await visit({ baseURL: shop.url });
    const client = storeClient(shop.url);
    const groupsOf = async ({ id }: Product) => (await client.getProductAddOns({ params: { id } })).results;
    const withAddOns = await findProduct(
      shop.url,
      async (one) => one.hasAddOns && isPlenty(one) && (await groupsOf(one)).some(({ isRequired }) => isRequired),
    );
    const groups = await groupsOf(withAddOns);
    const required = groups.find(({ isRequired }) => isRequired);
    const chosen = groups.flatMap(({ options }) => options.slice(-1));
    await open(page, `/store/product/${withAddOns.slug}`);
    await page.getByRole('heading', { name: 'Add-ons' }).waitFor();
    await page
      .getByRole('textbox', { name: /^Quantity, / })
      .first()
      .fill('40');
    await page.getByRole('button', { name: /to cart$/ }).click();
    await page.getByText(`Choose an option for ${required?.name.toLowerCase()}`).first().waitFor();
    for (const group of await page.locator('.product-add-ons fieldset').all()) {
      await group.locator('input').last().check();
    }
    await pressAndSee(
      page.getByRole('button', { name: /to cart$/ }),
      page.getByText('Product has been successfully added to the cart'),
    );

    await open(page, '/cart');
    const shown = page.getByRole('list', { name: 'Add-ons' });
    for (const { name, price } of chosen) {
      const cost = price === null || price.amount === 0 ? '' : ` + ${formatMoney(price)}`;
      await shown.getByText(`${name}${cost}`, { exact: true }).waitFor();
    }
    const [first] = withAddOns.variants;
    const goods = first === undefined ? null : unitPriceMinor(first, 40);
    const addOns = chosen.reduce((sum, { price }) => sum + (price?.amount ?? 0), 0);
    expect(addOns).toBeGreaterThan(0);
    const total = formatMoney({ amount: ((goods ?? 0) + addOns) * 40, currencyCode: 'GBP' });
    await page.locator('.basket-line-price').getByText(total, { exact: true }).waitFor();
  });

  test('what is out of stock offers an email when it is back [CAT-11]', async ({ page, shop }) => {
    const out = await findProduct(shop.url, (one) => one.variants.some((variant) => !variant.inventory.isInStock));
    await open(page, `/store/product/${out.slug}?sizes=all`);
    await page
      .getByRole('button', { name: /^Tell me when/ })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Email address').fill('grace@example.com');
    await pressAndSee(
      page.getByRole('dialog').getByRole('button', { name: 'Tell me' }),
      page.getByText('We’ll email you when it’s back.'),
    );
  });
});

test.describe('search', () => {
  test('a part number typed without hyphens and in small letters is pinned, and the arrow keys reach suggestions [CAT-07] [API-43]', async ({
    page,
    product,
  }) => {
    const sku = product.variants[0]?.sku ?? '';
    await open(page, '/');
    const box = page.getByRole('combobox', { name: 'Search the catalogue' });
    const typed = sku.replaceAll('-', '').toLowerCase();
    const asking = page.waitForRequest((one) => new URL(one.url()).searchParams.get('Query') === typed);
    await box.fill(typed);
    const asked = await asking;
    const { pathname, searchParams } = new URL(asked.url());
    expect([asked.method(), pathname]).toEqual(['GET', '/api/products/search/autocomplete']);
    expect(Object.fromEntries(searchParams)).toEqual({ Query: typed, Limit: '8' });
    await page.getByRole('group', { name: 'Exact match' }).getByText(sku).waitFor();
    await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')).toHaveCount(0);
    await box.fill(product.name.slice(0, 6));
    const options = page.getByRole('listbox', { name: 'Suggestions' });
    await options.getByRole('option').first().waitFor();
    await box.press('ArrowDown');
    await expect(options.getByRole('option', { selected: true })).toHaveCount(1);
    await box.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/');
  });

  test('nothing found shows the query right below the heading, what can be tried, and no filters [CAT-07]', async ({
    page,
  }) => {
    await open(page, '/search?q=zzqqxxy');
    await page.getByRole('heading', { name: 'Nothing found for “zzqqxxy”' }).waitFor();
    await page.getByText(/^Check the spelling, or try /).waitFor();
    await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0);
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    const bottomOf = async (name: string | RegExp) => {
      const box = await page.getByRole('heading', { name }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect((await bottomOf(/^Nothing found/)) - (await bottomOf(/^Results for/))).toBeLessThan(80);
  });

  test('a long code that nothing has, such as a scanned one, makes the page no wider [CAT-07]', async ({ page }) => {
    await page.setViewportSize(phone);
    const code = '0105012345678900'.repeat(6);
    await open(page, `/search?q=${code}`);
    await page.getByRole('heading', { name: `Nothing found for “${code}”` }).waitFor();
    expect(await overflow(page, 'nothing found')).toEqual([]);
  });

  test('the categories are not laid over a page that lists them itself, and the box does not say that a list is open; elsewhere, and on a phone, they open [CAT-07]', async ({
    visit,
  }) => {
    const opened = async (viewport: typeof phone, path: string) => {
      const { page } = await visit({ viewport });
      await open(page, path);
      await page.getByRole('combobox', { name: 'Search the catalogue' }).click();
      const panel = page.getByRole('listbox', { name: 'Suggestions' });
      return { page, panel, box: page.getByRole('combobox', { name: 'Search the catalogue' }) };
    };
    for (const path of ['/', '/store', '/search']) {
      const { page, panel, box } = await opened(desk, path);
      await page.waitForLoadState('networkidle');
      await expect(panel).toHaveCount(0);
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.type('bolt');
      await panel.waitFor();
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await box.fill('');
      await expect(panel).toHaveCount(0);
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await page.getByRole('main').getByRole('link', { name: 'Tools' }).first().click();
      await page.waitForURL('**/store/tools');
    }
    await (await opened(desk, '/contact-us')).panel.getByRole('option').first().waitFor();
    await (await opened(phone, '/')).panel.getByRole('option').first().waitFor();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true });

    test('who has searched for nothing yet is led to the categories [CAT-07]', async ({ page, problems }) => {
      await open(page, '/contact-us');
      await page.getByRole('combobox', { name: 'Search the catalogue' }).tap();
      const categories = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group', { name: 'Categories' });
      await expect(categories.getByRole('option')).not.toHaveCount(0);
      await expectCleanScreen(page, 'a search in which nothing is typed');
      await categories.getByRole('option').first().tap();
      await page.waitForURL('**/store/*');
      expect(problems).toEqual([]);
    });
  });
});
