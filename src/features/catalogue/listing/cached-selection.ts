import type { FilterChoice } from '#contract/filter-choices.ts';
import { isInRange } from '#contract/filter-entry.ts';
import type { ProductSummary } from '#contract/product.ts';
import type { CachedProduct } from '#offline/reads/cached-products.ts';
import type { Selection } from './selection.ts';

/** The products of a category in the given order; all products if none is named. */
export const inCategory = (products: readonly CachedProduct[], categorySlug: string | null): readonly CachedProduct[] =>
  categorySlug === null
    ? products
    : products.filter(({ summary }) => summary.categories.some(({ slug }) => slug === categorySlug));

/** True if a product matches a choice, or might: of some products only one variant is cached. */
export const isChosen = (product: CachedProduct, { code, values, ranges }: FilterChoice): boolean => {
  const { summary, attributes, isWhole } = product;
  const has = (test: (value: string | number | boolean) => boolean) =>
    attributes.some((attribute) => attribute.code === code && test(attribute.value));
  const isWithin = (number: number) => ranges.some((range) => isInRange(range, number));
  if (code === 'price') return summary.priceFrom !== null && isWithin(summary.priceFrom.amount);
  if (code === 'brand') return values.includes(summary.brand?.slug ?? '');
  if (code === 'availability') return summary.variants.some(({ inventory }) => inventory.isInStock);
  if (has((value) => values.includes(String(value)) || (typeof value === 'number' && isWithin(value)))) return true;
  const isOwn = summary.attributes.some((attribute) => attribute.code === code);
  return !isWhole && !isOwn && (summary.spans ?? []).some((span) => span.code === code);
};

/** Whether more than names, prices and stock is known of a product; not if it comes from the part index alone. */
export const hasDetails = ({ summary, attributes }: CachedProduct): boolean =>
  attributes.length > 0 || summary.brand !== null || summary.categories.length > 0;

/** Whether only products with details can be judged by a choice. */
export const needsDetails = ({ code }: FilterChoice): boolean => code !== 'price' && code !== 'availability';

/** Whether the cached products carry the data this choice filters by. */
export const isJudged = (products: readonly CachedProduct[], { code }: FilterChoice): boolean =>
  ['price', 'brand', 'availability'].includes(code) ||
  products.some(({ attributes }) => attributes.some((attribute) => attribute.code === code));

const priceOf = (product: ProductSummary): number => product.priceFrom?.amount ?? Infinity;

/** Products in the order that the URL asks for; without one they keep their order. */
export const sortProducts = (products: readonly CachedProduct[], sort: Selection['sort']): readonly CachedProduct[] => {
  const by = (compare: (a: ProductSummary, b: ProductSummary) => number) =>
    products.toSorted((a, b) => compare(a.summary, b.summary));
  switch (sort) {
    case 'NameAscending':
      return by((a, b) => a.name.localeCompare(b.name, 'en-GB'));
    case 'NameDescending':
      return by((a, b) => b.name.localeCompare(a.name, 'en-GB'));
    case 'PriceAscending':
      return by((a, b) => priceOf(a) - priceOf(b));
    case 'PriceDescending':
      return by((a, b) => priceOf(b) - priceOf(a));
    case 'Newest':
    case 'Relevance':
    case null:
      return products;
  }
};
