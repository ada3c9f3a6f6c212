import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { baskets, products, variants, viewedProducts } from '#server/db/schema.ts';
import { loadSummaries, loadVariantViews } from '#server/api/catalogue/product-summary.ts';
import type { HandlerContext, Handlers } from '#server/api/http/handler.ts';
import { pageOf } from '#server/api/http/paging.ts';
import { notFound } from '#server/api/http/refusal.ts';

const maxRemembered = 50;
const defaultPageSize = 12;

/** The key of the visitor's history; null for a guest without an id. */
const viewerOf = ({ shopper }: HandlerContext, anonymousId: string | undefined): string | null => {
  if (shopper !== null) return `customer:${shopper.customerId}`;
  return anonymousId === undefined ? null : `guest:${anonymousId}`;
};

/** A guest's id must be one that this store issued with a basket: arbitrary ids would fill the table, or be someone else's. */
const isKnownViewer = async ({ db, shopper }: HandlerContext, anonymousId: string | undefined): Promise<boolean> => {
  if (shopper !== null) return true;
  const [basket] = await db
    .select({ id: baskets.id })
    .from(baskets)
    .where(eq(baskets.anonymousId, anonymousId ?? ''))
    .limit(1);
  return basket !== undefined;
};

export const viewedProductHandlers = {
  async getViewedProducts(context, { query }) {
    const page = pageOf(query, defaultPageSize);
    const viewer = viewerOf(context, query.anonymousId);
    if (viewer === null || !context.canSeeProducts) return { ...page.head, total: 0, results: [] };
    const isVisible = and(eq(viewedProducts.viewerKey, viewer), variants.isActive, products.isActive);
    const [counted] = await context.db
      .select({ total: count() })
      .from(viewedProducts)
      .innerJoin(variants, eq(variants.id, viewedProducts.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .where(isVisible);
    const rows = await context.db
      .select({ variantId: viewedProducts.variantId, productId: products.id, viewedAt: viewedProducts.viewedAt })
      .from(viewedProducts)
      .innerJoin(variants, eq(variants.id, viewedProducts.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .where(isVisible)
      .orderBy(desc(viewedProducts.viewedAt), desc(viewedProducts.variantId))
      .limit(page.limit)
      .offset(page.offset);
    const summaries = await loadSummaries(
      context,
      rows.map(({ productId }) => productId),
    );
    return {
      ...page.head,
      total: counted?.total ?? 0,
      results: rows.flatMap(({ variantId, productId, viewedAt }) => {
        const product = summaries.get(productId);
        return product === undefined
          ? []
          : [{ product, productVariantId: variantId, viewedAt: viewedAt.toISOString() }];
      }),
    };
  },

  async recordViewedVariant(context, { params, query }) {
    const { db, now } = context;
    const known = await loadVariantViews(context, [params.id]);
    if (!known.has(params.id)) throw notFound('This product');
    const viewer = viewerOf(context, query.anonymousId);
    if (viewer === null || !(await isKnownViewer(context, query.anonymousId))) return { isDone: true };
    await db
      .insert(viewedProducts)
      .values({ viewerKey: viewer, variantId: params.id, viewedAt: now })
      .onConflictDoUpdate({ target: [viewedProducts.viewerKey, viewedProducts.variantId], set: { viewedAt: now } });
    const forgotten = db
      .select({ variantId: viewedProducts.variantId })
      .from(viewedProducts)
      .where(eq(viewedProducts.viewerKey, viewer))
      .orderBy(desc(viewedProducts.viewedAt), desc(viewedProducts.variantId))
      .offset(maxRemembered);
    await db
      .delete(viewedProducts)
      .where(and(eq(viewedProducts.viewerKey, viewer), inArray(viewedProducts.variantId, sql`(${forgotten})`)));
    return { isDone: true };
  },

  async clearViewedProducts(context, { query }) {
    const viewer = viewerOf(context, query.anonymousId);
    if (viewer !== null) await context.db.delete(viewedProducts).where(eq(viewedProducts.viewerKey, viewer));
    return { isDone: true };
  },
} satisfies Handlers<'getViewedProducts' | 'recordViewedVariant' | 'clearViewedProducts'>;
