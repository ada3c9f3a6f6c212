import { sql } from 'drizzle-orm';
import { expect, test } from '#tests/support/browser/journey.ts';
import type { Shop, ShopOptions } from '#tests/support/browser/shop.ts';
import type { CustomerProductPolicy } from '#contract/store.ts';
import * as tables from '#server/db/schema.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { fillSignIn } from '#tests/support/browser/sign-in.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { open } from '#tests/support/browser/visit.ts';

/** What a guest must not learn if products are hidden. */
interface Known {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly categorySlug: string;
  readonly variantId: string;
  readonly sku: string;
}

type OpenShop = (options: ShopOptions) => Promise<Shop>;

/** Opens a shop with another policy; returns it and one of its products. */
const openUnder = async (openShop: OpenShop, policy: CustomerProductPolicy): Promise<{ shop: Shop; known: Known }> => {
  const found: Known[] = [];
  const shop = await openShop({
    prepare: async (db) => {
      await db.update(tables.storeSettings).set({ anonymousCustomerProductPolicy: policy });
      const { rows } = await db.execute<Known & Record<string, unknown>>(
        sql`select p.id, p.slug, p.name, c.slug as "categorySlug", v.id as "variantId", v.sku
            from products p join variants v on v.product_id = p.id and v.is_master
            join product_categories pc on pc.product_id = p.id join categories c on c.id = pc.category_id
            where length(p.name) > 12 order by p.slug limit 1`,
      );
      found.push(...rows);
    },
  });
  const [known] = found;
  if (known === undefined) throw new Error('The demo store is empty.');
  return { shop, known };
};

const keys = { 'API-Key': 'tradecounter-web', StoreKey: 'tradecounter', CurrencyCode: 'GBP', CountryCode: 'GB' };

interface Asked {
  readonly call: string;
  readonly status: number;
  readonly text: string;
}

/** Makes every call by which a guest could learn of a product, bypassing the typed client. */
const askAll = async (shop: Shop, { id, slug, name, categorySlug, variantId, sku }: Known): Promise<Asked[]> => {
  const typed = encodeURIComponent(name.toLowerCase());
  const reads = [
    'products',
    'products?Sort=PriceAscending',
    `products?Skus=${sku}`,
    `products?Ids=${id}`,
    `products?CategorySlug=${categorySlug}`,
    `products?Search=${typed}`,
    `products/${id}`,
    `products/slug=${slug}`,
    `products/${id}/add-ons`,
    `products/search/autocomplete?Query=${typed}`,
    `products/search/autocomplete?Query=${sku.toLowerCase()}`,
    'product-filters',
    `product-filters?CategorySlug=${categorySlug}`,
    'add-ons',
    `recommendations/${id}`,
    'viewed-products',
    'menus/main/tree',
    'categories/tree',
    'pages/by-url?url=/',
    'blog-posts',
  ];
  const added = { productVariantId: variantId, quantity: 1 };
  const writes: [string, string, object][] = [
    ['PUT', 'baskets', added],
    ['POST', 'product-filters/types', { search: name.toLowerCase() }],
  ];
  const asked: Asked[] = [];
  for (const path of reads) {
    const answer = await fetch(`${shop.url}/api/${path}`, { headers: keys });
    asked.push({ call: `GET ${path}`, status: answer.status, text: await answer.text() });
  }
  for (const [method, path, body] of writes) {
    const headers = { ...keys, 'Content-Type': 'application/json' };
    const answer = await fetch(`${shop.url}/api/${path}`, { method, headers, body: JSON.stringify(body) });
    asked.push({ call: `${method} ${path}`, status: answer.status, text: await answer.text() });
  }
  return asked;
};

const screensOf = ({ slug, categorySlug, name }: Known): string[] => [
  '/',
  '/store',
  `/store/${categorySlug}`,
  `/store/product/${slug}`,
  `/search?q=${encodeURIComponent(name.toLowerCase())}`,
];

const htmlOf = async (shop: Shop, path: string): Promise<string> => (await fetch(`${shop.url}${path}`)).text();

test.describe('products hidden from guests', () => {
  test('no page, answer or sitemap mentions a product; the catalogue’s pages ask to sign in, and the product’s shows it after [CAT-12] [RT-36]', async ({
    visit,
    openShop,
  }) => {
    const { shop, known } = await openUnder(openShop, 'HiddenForUnauthorized');
    for (const path of screensOf(known)) {
      const html = await htmlOf(shop, path);
      expect(html.includes(known.sku) || html.includes(known.name), path).toBe(false);
    }
    for (const { call, status, text } of await askAll(shop, known)) {
      expect(status, call).toBeLessThan(500);
      expect(text.includes(known.sku) || text.includes(known.name), call).toBe(false);
    }
    for (const file of ['/sitemap.xml', '/index-sitemap.xml', '/en-GB-sitemap.xml']) {
      expect(await htmlOf(shop, file), file).not.toContain(known.slug);
    }

    const { page, problems } = await visit({ baseURL: shop.url });
    for (const path of screensOf(known).slice(1)) {
      await open(page, path);
      await page.getByText('This catalogue is for signed-in customers.').waitFor();
      expect(await page.getByRole('main').getByText(known.sku).count(), path).toBe(0);
    }
    await open(page, `/store/product/${known.slug}`);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(page, 'trade@example.com');
    await page.getByRole('heading', { level: 1, name: known.name }).waitFor();
    await page.getByText(known.sku, { exact: true }).first().waitFor();
    expect(problems).toEqual([]);
  });
});

test.describe('prices hidden from guests', () => {
  test('products are shown and nothing costs anything: not on a page, not in an answer [CAT-12]', async ({
    visit,
    openShop,
  }) => {
    const { shop, known } = await openUnder(openShop, 'HiddenPricesForUnauthorized');
    for (const path of screensOf(known)) {
      const html = await htmlOf(shop, path);
      expect(html, path).not.toMatch(/\\?"(?:basePrice|priceFrom|price|originalPrice)\\?":\s*\{/);
      expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''), path).not.toMatch(/[£€$]\s?\d/);
    }
    for (const { call, status, text } of await askAll(shop, known)) {
      expect(status, call).toBeLessThan(500);
      expect(text, call).not.toMatch(/"(?:amount|amountMinor|priceFrom)":\s*[1-9]/);
      expect(text, call).not.toMatch(/"code":"price"/);
    }

    const { page, problems } = await visit({ baseURL: shop.url });
    await open(page, `/store/${known.categorySlug}`);
    await page.getByRole('link', { name: known.name, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: known.name }).waitFor();
    await page.getByText('Prices are shown to signed-in customers.').waitFor();
    expect(await page.getByRole('button', { name: /to cart$/ }).count()).toBe(0);
    expect(await page.getByRole('main').innerText()).not.toMatch(/[£€$]\s?\d/);
    expect(problems).toEqual([]);
  });
});

test.describe('the checkout of a guest', () => {
  test('where guests may not order, the cart and the address both lead to the sign-in and back [CAT-12] [RT-39] [RT-36]', async ({
    visit,
    openShop,
  }) => {
    const { shop } = await openUnder(openShop, 'None');
    const { slug } = await findProduct(shop.url, plain);
    const { page } = await visit({ baseURL: shop.url });
    await fillCart(page, `/store/product/${slug}`, 100);
    await open(page, '/cart');
    await page.getByRole('button', { name: /^Sign in to / }).click();
    await page.waitForURL('**/auth/login?redirect_url=%2Fcheckout');
    await open(page, '/checkout');
    await page.waitForURL('**/auth/login?redirect_url=%2Fcheckout');
    await fillSignIn(page, 'trade@example.com');
    await page.waitForURL('**/checkout');
    await page.getByRole('heading', { name: 'Addresses' }).waitFor();
  });
});
