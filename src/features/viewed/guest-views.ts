import * as z from 'zod/mini';
import { Id } from '#contract/primitives.ts';
import { getProducts } from '#contract/product-rows.ts';
import type { ProductSummary } from '#contract/product.ts';
import { guestViewsKey } from '#offline/storage-names.ts';
import type { Shop } from '#shopper/shop.tsx';
import { readStored, writeStored } from '#shopper/stored.ts';

const maxViews = 8;
const View = z.object({ productId: Id, productVariantId: Id });
type View = z.infer<typeof View>;

/** What a guest whom the store does not know has viewed on this device, latest first. */
export const readGuestViews = (): readonly View[] => readStored(z.array(View), guestViewsKey) ?? [];

/** Remembers a view; the same product twice is one. */
export const saveGuestView = (view: View): void => {
  const others = readGuestViews().filter(({ productId }) => productId !== view.productId);
  writeStored(guestViewsKey, [view, ...others].slice(0, maxViews));
};

/** The products that were viewed, latest first, as the store has them now. */
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
