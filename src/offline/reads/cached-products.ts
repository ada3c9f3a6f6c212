import * as z from 'zod/mini';
import { type Attribute, Product, ProductSummary, type Variant } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';

/** An answer of the store on this device, and when it was stored (epoch ms). */
export interface CachedAnswer {
  readonly data: unknown;
  readonly storedAt: number;
}

/** A product of which this device knows at least what a list shows; `skus` are all known part numbers. */
export interface CachedProduct {
  readonly summary: ProductSummary;
  readonly skus: readonly string[];
  /** Its own attributes and those of all known variants, without duplicates. */
  readonly attributes: readonly Attribute[];
  readonly storedAt: number;
  /** True if all of its variants are known, as after its own page was opened. */
  readonly isWhole: boolean;
}

/** How deeply products may be nested in an answer: page of results, section of recommendations, exact match. */
const maxDepth = 4;

/** The products in answers of any kind, each once as last seen, the latest first. */
export const productsIn = (answers: readonly CachedAnswer[]): CachedProduct[] => {
  const found = new Map<string, CachedProduct>();
  for (const { data, storedAt } of answers.toSorted((a, b) => b.storedAt - a.storedAt)) {
    for (const product of collect(data, storedAt, maxDepth)) {
      const seen = found.get(product.summary.id);
      found.set(product.summary.id, seen === undefined ? product : merged(seen, product));
    }
  }
  return [...found.values()];
};

const merged = (later: CachedProduct, earlier: CachedProduct): CachedProduct => ({
  ...later,
  skus: [...new Set([...later.skus, ...earlier.skus])],
  attributes: distinct([...later.attributes, ...earlier.attributes]),
  isWhole: later.isWhole || earlier.isWhole,
});

const collect = (value: unknown, storedAt: number, depth: number): CachedProduct[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('slug' in value && 'variants' in value) {
    const product = cachedOf(value, storedAt);
    return product === null ? [] : [product];
  }
  return depth === 0 ? [] : Object.values(value).flatMap((part) => collect(part, storedAt, depth - 1));
};

const cachedOf = (value: object, storedAt: number): CachedProduct | null => {
  // A product page has all variants, a list row one that stands for them.
  const page = 'optionAxes' in value ? z.safeParse(Product, value) : undefined;
  if (page?.success === true) return cachedProduct(summaryOf(page.data), page.data.variants, storedAt);
  const line = z.safeParse(ProductSummary, value);
  return line.success ? cachedProduct(line.data, line.data.variants, storedAt) : null;
};

const cachedProduct = (summary: ProductSummary, variants: readonly Variant[], storedAt: number): CachedProduct => ({
  summary,
  skus: variants.map(({ sku }) => sku),
  attributes: distinct([...summary.attributes, ...variants.flatMap(({ attributes }) => attributes)]),
  storedAt,
  isWhole: variants.length === summary.variantCount,
});

const distinct = (attributes: readonly Attribute[]): Attribute[] => [
  ...new Map(attributes.map((attribute) => [`${attribute.code}:${String(attribute.value)}`, attribute])).values(),
];

/** The list data of a product, derived from its page. */
const summaryOf = (product: Product): ProductSummary => {
  const { description: _d, optionAxes: _o, documents: _f, metaTitle: _t, metaDescription: _m, ...fields } = product;
  const master = masterVariant(product);
  const prices = product.variants.flatMap(({ basePrice }) => (basePrice === null ? [] : [basePrice]));
  return {
    ...fields,
    variantCount: product.variants.length,
    variants: master === undefined ? [] : [master],
    priceFrom: prices.toSorted((a, b) => a.amount - b.amount)[0] ?? null,
  };
};
