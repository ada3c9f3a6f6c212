import * as z from 'zod/mini';
import { Id } from '#contract/primitives.ts';
import { getProducts } from '#contract/product-rows.ts';
import type { ProductSummary } from '#contract/product.ts';
import { guestViewsKey } from '#offline/storage-names.ts';
import type { Shop } from '#shopper/shop.tsx';
import { readStored } from '#shopper/stored.ts';
import { type GuestView, writeGuestViews } from './guest-view.ts';

const View = z.object({ productId: Id, productVariantId: Id });

/** The views on this device of a guest whom the store doesn't know, latest first. */
export const readGuestViews = (): readonly GuestView[] => readStored(z.array(View), guestViewsKey) ?? [];

/** Stores a view; a repeated product counts once. */
export const saveGuestView = (view: GuestView): void => {
  const others = readGuestViews().filter(({ productId }) => productId !== view.productId);
  writeGuestViews([view, ...others]);
};

/** The viewed products, latest first, with the store's current data. */
export const guestViews = async (
  shop: Pick<Shop, 'api'>,
  signal: AbortSignal,
): Promise<{ product: ProductSummary }[]> => {
  const Ids = readGuestViews().map(({ productId }) => productId);
  if (Ids.length === 0) return [];
  const { results } = await shop.api.call(getProducts, { query: { Ids } }, { signal });
  const byId = new Map(results.map((product) => [product.id, product]));
  return Ids.flatMap((id) => byId.get(id) ?? []).map((product) => ({ product }));
};
