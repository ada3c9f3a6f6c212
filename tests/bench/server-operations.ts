import type { Facet } from '#contract/facet.ts';
import type { CategoryNode } from '#contract/category.ts';
import type { ProductSummary } from '#contract/product.ts';
import { productSorts } from '#contract/product-sorts.ts';
import type { Ask, BenchRequest, Operation } from './server-measure.ts';

interface Placed {
  readonly slug: string;
  readonly count: number;
  readonly isLeaf: boolean;
}

/** From the demo data. */
const demoShopper = { email: 'trade@example.com', password: 'tradecounter' };

/** How many products a page of a list shows. */
const pageSize = 24;

/** A list that no cache holds has up to this many products more than `pageSize`, or fewer. */
const sizesBeside = 12;

const get = (path: string): BenchRequest => ({ method: 'GET', path });

const placesOf = (nodes: readonly CategoryNode[]): Placed[] =>
  nodes.flatMap(({ slug, productCount, nodes: children }) => [
    { slug, count: productCount, isLeaf: children.length === 0 },
    ...placesOf(children),
  ]);

const pick = <T>(list: readonly T[], n: number): T => {
  // A stride that shares no factor with common list lengths, so that consecutive requests don't pick neighbours in the list.
  const chosen = list[(n * 7919) % list.length];
  if (chosen === undefined) throw new Error('The bench found nothing to choose from.');
  return chosen;
};

/** Inspects the store to be measured and returns what shoppers do in it. */
export const operationsIn = async (ask: Ask): Promise<Operation[]> => {
  const { nodes } = await ask<{ nodes: CategoryNode[] }>(get('/categories/tree'));
  const places = placesOf(nodes).filter(({ count }) => count > 0);
  const leaves = places.filter(({ isLeaf }) => isLeaf);
  const full = places.filter(({ count }) => count >= pageSize);
  const largest = places.toSorted((a, b) => b.count - a.count).slice(0, 3);
  const narrowed = await Promise.all(leaves.map(({ slug }) => narrowing(ask, slug)));
  const results = await someProducts(ask);
  const { token } = await ask<{ token: string }>({ method: 'POST', path: '/auth/sign-in', body: demoShopper });
  const names = results.map(({ name }) => name.toLowerCase());
  const skus = results.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const slugs = results.map(({ slug }) => slug);
  const suggest = (typed: string): BenchRequest[] => [
    get(`/products/search/autocomplete?Query=${encodeURIComponent(typed)}`),
  ];
  return [
    { name: 'Category: 24 products', requests: (n) => [get(`/products?CategorySlug=${pick(full, n).slug}`)] },
    { name: 'Category: 24 products, asked for first', requests: (n) => [get(firstAsked(full, n))] },
    {
      name: 'Category: 24 products, signed in',
      requests: (n) => [{ ...get(`/products?CategorySlug=${pick(full, n).slug}`), token }],
    },
    { name: 'Category: filters with counts', requests: (n) => [filters(pick(leaves, n).slug)] },
    { name: 'Category: both, one value chosen', requests: (n) => pick(narrowed, n) },
    { name: 'Largest categories: filters with counts', requests: (n) => [filters(pick(largest, n).slug)] },
    { name: 'Product page', requests: (n) => [get(`/products/slug=${pick(slugs, n)}`)] },
    {
      name: 'Autocomplete, words',
      requests: (n) =>
        suggest(
          pick(names, n)
            .slice(0, 3 + (n % 8))
            .trim(),
        ),
    },
    { name: 'Autocomplete, part number', requests: (n) => suggest(pick(skus, n).slice(0, 5 + (n % 12))) },
    { name: 'Search with a typing mistake', requests: (n) => [get(`/products?Search=${mistyped(pick(names, n))}`)] },
    await basketOperation(ask, results),
  ];
};

/** A category page that no cache holds: each round asks for slightly more products or fewer, and when all sizes have been asked for, in another order. */
const firstAsked = (places: readonly Placed[], n: number): string => {
  const sizes = 2 * sizesBeside + 1;
  const round = Math.floor(n / places.length);
  const step = round % sizes;
  const size = pageSize + Math.ceil(step / 2) * (step % 2 === 0 ? -1 : 1);
  return `/products?CategorySlug=${pick(places, n).slug}&PageSize=${size}&Sort=${pick(productSorts, Math.floor(round / sizes))}`;
};

/** More than one measurement asks for, so that nothing is typed twice. */
const pagesLookedAt = 5;

const someProducts = async (ask: Ask): Promise<ProductSummary[]> => {
  const found: ProductSummary[] = [];
  for (let page = 1; page <= pagesLookedAt; page += 1) {
    const { results } = await ask<{ results: ProductSummary[] }>(get(`/products?PageSize=200&PageNumber=${page}`));
    found.push(...results);
  }
  return found;
};

const filters = (slug: string, chosen = ''): BenchRequest => get(`/product-filters?CategorySlug=${slug}${chosen}`);

const narrowing = async (ask: Ask, slug: string): Promise<BenchRequest[]> => {
  const { filters: facets } = await ask<{ filters: Facet[] }>(filters(slug));
  const facet = facets.find(({ values, code }) => values.length > 1 && code !== 'availability');
  const value = facet?.values[0]?.value;
  const chosen =
    facet === undefined || value === undefined ? '' : `&Filters=${facet.code}:${encodeURIComponent(value)}`;
  return [get(`/products?CategorySlug=${slug}${chosen}`), filters(slug, chosen)];
};

/** Swaps two letters of the first word that is long enough. */
const mistyped = (name: string): string => {
  const word = name.split(/[^a-z]+/).find((it) => it.length >= 5) ?? 'hammer';
  return `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`;
};

const basketOperation = async (ask: Ask, products: readonly ProductSummary[]): Promise<Operation> => {
  let anonymousId: string | undefined;
  let lineItemId: string | undefined;
  const inStock = products
    .filter(({ hasAddOns }) => !hasAddOns)
    .flatMap(({ variants }) => variants.filter(({ inventory }) => inventory.isInStock));
  for (const variant of inStock.slice(0, 10)) {
    const body = { productVariantId: variant.id, quantity: variant.quantityRule.minimum, anonymousId };
    const basket: { anonymousId: string; lineItems: { lineItemId: string }[] } = await ask({
      method: 'PUT',
      path: '/baskets',
      body,
    });
    anonymousId = basket.anonymousId;
    lineItemId = basket.lineItems[0]?.lineItemId;
  }
  const { minimum = 1, increment = 1 } = inStock[0]?.quantityRule ?? {};
  return {
    name: 'Basket of ten lines: change a quantity',
    requests: (n) => [
      {
        method: 'PUT',
        path: `/baskets/products/quantity?anonymousId=${anonymousId}`,
        body: { lineItemId, quantity: minimum + (n % 2) * increment },
      },
    ],
  };
};
