import type { BlogPost } from '#contract/content.ts';
import type { Attribute, ProductSummary, Variant } from '#contract/product.ts';

/**
 * Removes from an answer what no list shows or counts of its posts and products. For products, these are descriptions, brands and
 * types, further pictures, attributes already covered by the span of sizes and, if one size represents several, its tiers, attributes
 * and figures. Each item's own page has all of it, and the page refetches the list once its worker is there.
 */
export const withoutUnshown = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map((one) => inListOf(one, noIds));
  if (typeof data === 'object' && data !== null && 'results' in data && Array.isArray(data.results)) {
    const meant = 'matches' in data && Array.isArray(data.matches) ? new Set(data.matches.map(productIdOf)) : noIds;
    return { ...data, results: data.results.map((one) => inListOf(one, meant)) };
  }
  return data;
};

const noIds: ReadonlySet<unknown> = new Set();

const productIdOf = (match: unknown): unknown =>
  typeof match === 'object' && match !== null && 'productId' in match ? match.productId : null;

/** `meant` holds the products for which the list shows the one size that was searched for. */
const inListOf = (one: unknown, meant: ReadonlySet<unknown>): unknown => {
  if (isSummary(one)) return shownOf(one, meant.has(one.id));
  return isPost(one) ? shownPost(one) : one;
};

const isSummary = (one: unknown): one is ProductSummary =>
  typeof one === 'object' && one !== null && 'variantCount' in one && 'variants' in one && 'spans' in one;

const isPost = (one: unknown): one is BlogPost =>
  typeof one === 'object' && one !== null && 'readingMinutes' in one && 'excerpt' in one;

/** A list of posts has no pictures, and links to the page of each post. */
const shownPost = (post: BlogPost): BlogPost => ({
  ...post,
  bodyHtml: null,
  coverImage: null,
  tags: [],
  relatedProductIds: [],
  metaTitle: null,
  metaDescription: null,
});

const shownOf = (product: ProductSummary, isSizeMeant: boolean): ProductSummary => ({
  ...product,
  shortDescription: null,
  brand: null,
  productTypeId: '',
  images: product.images.slice(0, 1),
  attributes: product.attributes.flatMap((attribute) => (isSpanned(product, attribute) ? [] : [valueOf(attribute)])),
  // If there are sizes to choose from, the list links to them, whatever add-ons they require.
  ...(product.variantCount > 1 && !isSizeMeant && { requiresAddOns: undefined }),
  variants: product.variants.map(product.variantCount > 1 ? standIn : inList),
});

/** Whether the span that a list shows for several sizes is exactly this value. */
const isSpanned = ({ variantCount, spans }: ProductSummary, { code, displayValue }: Attribute): boolean =>
  variantCount > 1 && spans?.some((span) => span.code === code && span.displayValue === displayValue) === true;

/** A list shows the value in a column that has its own heading. */
const valueOf = ({ code, displayValue }: Attribute): Attribute => ({ code, displayValue, name: '', value: '' });

const inList = (variant: Variant): Variant => ({
  ...variant,
  inventory: { ...variant.inventory, lowStockThreshold: null },
});

const standIn = (variant: Variant): Variant => ({
  ...inList(variant),
  barcode: null,
  tierPrices: [],
  attributes: [],
  images: [],
  weightGrams: null,
});
