import { afterAll, expect, test } from 'vitest';
import type { CategoryNode } from '#contract/category.ts';
import type { Product, ProductSummary } from '#contract/product.ts';
import type { MenuItem } from '#contract/store.ts';
import { isRefused } from '#api/api-error.ts';
import { reseed } from '#server/db/seed/run.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

// Uses the whole demo, where other tests make do with a part of it.
const store = await createBareStore();
await reseed(store.db);
const guest = store.client();

afterAll(() => store.close());

const everyNode = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.nodes)]);

const everySummary = async (): Promise<ProductSummary[]> => {
  const first = await guest.getProducts({ query: { PageSize: 200 } });
  const pages = Math.ceil(first.total / 200);
  const rest = [];
  for (let PageNumber = 2; PageNumber <= pages; PageNumber += 1) {
    rest.push(...(await guest.getProducts({ query: { PageSize: 200, PageNumber } })).results);
  }
  return [...first.results, ...rest];
};

const summaries = await everySummary();

test('the demo has more than 390 products in more than 4,500 sizes, each product listed once [API-42]', () => {
  expect(new Set(summaries.map(({ id }) => id)).size).toBe(summaries.length);
  expect(summaries.length).toBeGreaterThan(390);
  expect(summaries.reduce((sum, { variantCount }) => sum + variantCount, 0)).toBeGreaterThan(4500);
});

test('every product of the demo has a page that can be bought from [API-41] [CAT-03]', async () => {
  const wrong: string[] = [];
  const check = (product: Product): void => {
    const skus = new Set(product.variants.map(({ sku }) => sku));
    const faults = [
      product.variants.filter(({ isMaster }) => isMaster).length !== 1 && 'no single master',
      skus.size !== product.variants.length && 'a part number twice',
      product.variants.some(({ basePrice }) => basePrice === null) && 'no price',
      product.variants.some(({ taxRate = -1 }) => taxRate < 0 || taxRate > 2500) && 'an odd tax',
      product.images.length === 0 && 'no picture',
      product.images.some(({ sizes }) => sizes === undefined) && 'a picture that does not exist',
      product.categories.length === 0 && 'no category',
      product.variants.length > 1 && product.optionAxes.length === 0 && 'nothing to choose by',
      product.optionAxes.some(({ values }) => values.length < 2) && 'an axis with one value',
      product.description === null && 'no description',
    ];
    wrong.push(...faults.filter((fault) => fault !== false).map((fault) => `${product.slug}: ${fault}`));
  };
  for (const { id } of summaries) check(await guest.getProduct({ params: { id } }));
  expect(wrong).toEqual([]);
}, 120_000);

test('every category of the demo lists as many products as it counts, and no filter counts more [API-30] [API-33] [API-46]', async () => {
  const { nodes } = await guest.getCategoryTree({});
  const wrong: string[] = [];
  for (const { slug, productCount } of everyNode(nodes)) {
    const list = await guest.getProducts({ query: { CategorySlug: slug, PageSize: 1 } });
    const { filters, total } = await guest.getFilters({ query: { CategorySlug: slug } });
    const page = await guest.getCategoryBySlug({ params: { slug } });
    const faults = [
      productCount === 0 && 'empty',
      list.total !== productCount && 'another number in the list',
      total !== productCount && 'another number in the filters',
      filters.some(({ values }) => values.some(({ count }) => count > productCount)) && 'a value on too many',
      new Set(filters.map(({ name }) => name)).size !== filters.length && 'two filters of one name',
      page.listAttributes.length === 0 && productCount > 1 && 'no columns',
    ];
    wrong.push(...faults.filter((fault) => fault !== false).map((fault) => `${slug}: ${fault}`));
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('part numbers of the demo are found in lower case, without hyphens and with spaces instead [API-43] [CAT-07]', async () => {
  const skus = summaries
    .flatMap(({ variants }) => variants.map(({ sku }) => sku))
    .filter((_, place) => place % 9 === 0);
  for (const sku of skus) {
    const typed = [sku.toLowerCase(), sku.replaceAll('-', ''), sku.replaceAll('-', ' ')];
    for (const Query of typed) {
      const { exact } = await guest.getSuggestions({ query: { Query } });
      expect([Query, exact?.variant.sku]).toEqual([Query, sku]);
    }
  }
});

test.each([
  ['hamemr', 'hammer'],
  ['plasterbord screws', 'plasterboard screws'],
  ['stanless screw', 'stainless screw'],
])('%s is corrected to %s [CAT-07]', async (typed, expected) => {
  const { corrections, total } = await guest.getSuggestions({ query: { Query: typed } });
  expect(corrections[0]).toBe(expected);
  expect(total).toBeGreaterThan(0);
});

test.each(['5 litre white paint', 'M10 x 60 hex bolt', '2.5mm twin and earth', '13 amp socket', 'copper elbow 15mm'])(
  '%s finds something as a trade writes it [CAT-07]',
  async (Search) => {
    const { total, corrections } = await guest.getProducts({ query: { Search } });
    expect(total).toBeGreaterThan(0);
    expect(corrections).toBeUndefined();
  },
);

const answers = async (path: string): Promise<boolean> => {
  const [, first, second, third] = path.split(/[/?#]/);
  try {
    if (first === 'store' && second === 'product') await guest.getProductBySlug({ params: { slug: third ?? '' } });
    else if (first === 'store' && second !== undefined) await guest.getCategoryBySlug({ params: { slug: second } });
    else if (first === 'blog' && second === 'post') {
      return (await guest.getBlogPosts({ query: { Slug: third ?? '' } })).total === 1;
    } else if (first === 'blog' && second === 'category') {
      await guest.getBlogCategoryBySlug({ query: { slug: third ?? '' } });
    } else if (
      !['store', 'blog', 'auth', 'cart', 'search', 'account', 'favorites', 'privacy-policy'].includes(first ?? '')
    ) {
      await guest.getPageByUrl({ query: { url: path } });
    }
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
};

test('the menu and the redirects of the demo lead somewhere [API-02] [API-81] [CON-01]', async () => {
  const everyItem = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => [item, ...everyItem(item.subMenuItems)]);
  const { items } = await guest.getMainMenu({});
  const { results } = await guest.getRedirects({});
  const targets = [
    ...everyItem(items).flatMap(({ url }) => (url === null ? [] : [url])),
    ...results.map(({ newUrl }) => newUrl),
  ].filter((url) => url.startsWith('/'));
  const dead = [];
  for (const url of targets) if (!(await answers(url))) dead.push(url);
  expect(dead).toEqual([]);
});

test('every page and post of the demo can be read, nothing in them is unknown [API-50] [API-51] [API-132] [CON-01] [CON-02]', async () => {
  const { results: pages } = await guest.getPages({});
  expect(pages.length).toBeGreaterThan(5);
  for (const { url } of pages) {
    const { blocks } = await guest.getPageByUrl({ query: { url } });
    expect([url, blocks.filter(({ type }) => type === 'Unknown')]).toEqual([url, []]);
  }
  const { results: posts, categories } = await guest.getBlogPosts({ query: { PageSize: 200 } });
  expect(posts.length).toBeGreaterThan(3);
  for (const { slug } of posts) {
    const [post] = (await guest.getBlogPosts({ query: { Slug: slug } })).results;
    expect([slug, (post?.bodyHtml ?? '').length > 200]).toEqual([slug, true]);
  }
  for (const { slug } of categories) {
    expect((await guest.getBlogCategoryBySlug({ query: { slug } })).postCount).toBeGreaterThan(0);
  }
});
