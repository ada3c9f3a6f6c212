import type { ProductSummary } from '#contract/product.ts';
import type { Recommendation, RecommendationType } from '#contract/shopper-trail.ts';

/** Reasons in display order: what is needed with the product comes first. */
const order: readonly RecommendationType[] = ['bought-together', 'related', 'similar', 'trending'];

const most = 4;

/** Recommendations by reason; a product appears once, under its first reason. */
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
