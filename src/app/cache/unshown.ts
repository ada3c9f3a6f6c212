import type { BlogPost } from '#contract/content.ts';
import type { Attribute, ProductSummary, Variant } from '#contract/product.ts';

/**
 * An answer without what no list shows or counts of its posts and products. Of products that is descriptions, brands and types,
 * further pictures, attributes that the span of its sizes says too, and of the one size that stands for several its tiers, attributes
 * and figures. Each one's own page brings all of it, and the page asks for the list once more when its worker is there.
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

/** `meant` are the products of which the list shows the one size that was searched for. */
const inListOf = (one: unknown, meant: ReadonlySet<unknown>): unknown => {
  if (isSummary(one)) return shownOf(one, meant.has(one.id));
  return isPost(one) ? shownPost(one) : one;
};

const isSummary = (one: unknown): one is ProductSummary =>
  typeof one === 'object' && one !== null && 'variantCount' in one && 'variants' in one && 'spans' in one;

const isPost = (one: unknown): one is BlogPost =>
  typeof one === 'object' && one !== null && 'readingMinutes' in one && 'excerpt' in one;

/** A list of posts has no pictures, and leads to each one's own page. */
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
  // Where there are sizes to choose from, a list leads to them whatever they require.
  ...(product.variantCount > 1 && !isSizeMeant && { requiresAddOns: undefined }),
  variants: product.variants.map(product.variantCount > 1 ? standIn : inList),
});

/** Whether the span that a list shows of several sizes is this very value. */
const isSpanned = ({ variantCount, spans }: ProductSummary, { code, displayValue }: Attribute): boolean =>
  variantCount > 1 && spans?.some((span) => span.code === code && span.displayValue === displayValue) === true;

/** A list shows the value in a column that has its own name. */
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
