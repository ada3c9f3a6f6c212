import type { ProductSummary } from '#contract/product.ts';
import type { Recommendation, RecommendationType } from '#contract/shopper-trail.ts';

/** The reasons in the order they are shown: what one needs with it first. */
const order: readonly RecommendationType[] = ['bought-together', 'related', 'similar', 'trending'];

/** Products of a section at most. */
const most = 4;

/** What to recommend, by reason; a product is named once, under the first reason that has it. */
export const recommendationSections = (
  recommendations: readonly Recommendation[],
): readonly { readonly type: RecommendationType; readonly products: readonly ProductSummary[] }[] => {
  const named = new Set<string>();
  return order.flatMap((type) => {
    const offered = recommendations.find((one) => one.type === type)?.products ?? [];
    const products = offered.filter((product) => !named.has(product.id)).slice(0, most);
    for (const product of products) named.add(product.id);
    return products.length === 0 ? [] : [{ type, products }];
  });
};
