import { asc, eq } from 'drizzle-orm';
import { type Recommendation, RecommendationType } from '#contract/shopper-trail.ts';
import type { Handlers } from '#server/api/http/handler.ts';
import { notFound } from '#server/api/http/refusal.ts';
import { recommendations } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { loadStoredProduct } from './product-source.ts';
import { loadSummaries } from './product-summary.ts';

/** A product's recommendations by reason, best first; empty reasons are left out. */
export const loadRecommendations = async (view: CatalogueView, productId: string): Promise<Recommendation[]> => {
  if (!view.canSeeProducts) return [];
  if ((await loadStoredProduct(view, { id: productId })) === undefined) throw notFound('The product');
  const rows = await view.db
    .select({ type: recommendations.type, id: recommendations.recommendedProductId })
    .from(recommendations)
    .where(eq(recommendations.productId, productId))
    .orderBy(asc(recommendations.rank));
  const summaries = await loadSummaries(
    view,
    rows.map(({ id }) => id),
  );
  return RecommendationType.options
    .map((type) => ({
      type,
      products: rows.flatMap((row) => (row.type === type ? (summaries.get(row.id) ?? []) : [])),
    }))
    .filter(({ products }) => products.length > 0);
};

export const recommendationHandlers = {
  getRecommendations: async (context, { params }) => ({ results: await loadRecommendations(context, params.id) }),
} satisfies Handlers<'getRecommendations'>;
