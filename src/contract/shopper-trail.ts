import * as z from 'zod/mini';
import { BasketOwner } from './basket-rows.ts';
import { listed, paged, paging } from './paged.ts';
import { ById, Done, Id, Instant } from './primitives.ts';
import { ProductSummary } from './product.ts';
import { row } from './row.ts';

/** A product that the shopper viewed. */
export const ViewedProduct = z.object({ product: ProductSummary, productVariantId: Id, viewedAt: Instant });
export type ViewedProduct = z.infer<typeof ViewedProduct>;

export const RecommendationType = z.enum(['similar', 'trending', 'bought-together', 'related']);
export type RecommendationType = z.infer<typeof RecommendationType>;

/** Products recommended with another one, of one type. */
export const Recommendation = z.object({ type: RecommendationType, products: z.array(ProductSummary) });
export type Recommendation = z.infer<typeof Recommendation>;

export const getViewedProducts = row({
  method: 'GET',
  path: '/viewed-products',
  summary: 'Recently viewed products, latest first',
  audience: 'anyone',
  query: z.extend(BasketOwner, paging),
  data: paged(ViewedProduct),
});

export const clearViewedProducts = row({
  method: 'DELETE',
  path: '/viewed-products',
  summary: 'Forget what was viewed',
  audience: 'anyone',
  query: BasketOwner,
  data: Done,
});

export const recordViewedVariant = row({
  method: 'POST',
  path: '/viewed-products/variants/{id}',
  summary: 'Remember that a variant was viewed; a guest without an anonymousId is not remembered',
  audience: 'anyone',
  params: ById,
  query: BasketOwner,
  data: Done,
});

export const getRecommendations = row({
  method: 'GET',
  path: '/recommendations/{id}',
  summary: 'What goes with a product, by its id',
  audience: 'anyone',
  params: ById,
  query: z.object({ productVariantId: z.optional(Id) }),
  data: listed(Recommendation),
});
