import type { ProductSummary } from '#contract/product.ts';
import type { Recommendation, RecommendationType } from '#contract/shopper-trail.ts';

/** Reasons in display order: what is needed with the product comes first. */
const order: readonly RecommendationType[] = ['bought-together', 'related', 'similar', 'trending'];

const maxProducts = 4;

interface Section {
  readonly type: RecommendationType;
  readonly products: readonly ProductSummary[];
}

/** Recommendations by reason, without `seen`; a product appears once, under its first reason. */
export const recommendationSections = (
  recommendations: readonly Recommendation[],
  seen: readonly Pick<ProductSummary, 'id'>[] = [],
): readonly Section[] => {
  const named = new Set(seen.map(({ id }) => id));
  return order.flatMap((type) => {
    const offered = recommendations.find((one) => one.type === type)?.products ?? [];
    const products = offered.filter((product) => !named.has(product.id)).slice(0, maxProducts);
    for (const product of products) named.add(product.id);
    return products.length === 0 ? [] : [{ type, products }];
  });
};

/** For a shopper who has looked but not bought: similar products and best-sellers, without those already seen. */
export const likeViewed = (
  recommendations: readonly Recommendation[],
  viewed: readonly Pick<ProductSummary, 'id'>[],
): readonly Section[] =>
  recommendationSections(
    recommendations.filter(({ type }) => type === 'similar' || type === 'trending'),
    viewed,
  );
