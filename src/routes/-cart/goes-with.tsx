import { useQuery } from '@tanstack/react-query';
import { hasFeature } from '#contract/features.ts';
import { ProductLines } from '#features/catalogue/listing/product-lines.tsx';
import { recommendationsQuery } from '#features/catalogue/product/queries.ts';
import { useBasket } from '#features/basket/basket-queries.ts';
import { useShop } from '#shopper/shop.tsx';
import { recommendationWording as words } from '#wording/recommendations.ts';

const maxProducts = 4;

/** Products often bought with the newest line of the cart, except those already in it. */
export function GoesWith() {
  const shop = useShop();
  const lines = useBasket().basket?.lineItems ?? [];
  const newest = lines.at(-1);
  const {
    data = [],
    dataUpdatedAt,
    isLoading,
  } = useQuery({
    ...recommendationsQuery(shop, newest?.productId ?? ''),
    enabled: newest !== undefined && hasFeature(shop.configuration, 'recommendations'),
  });
  const inCart = new Set(lines.map(({ productId }) => productId));
  const products = data
    .filter(({ type }) => type === 'bought-together')
    .flatMap((one) => one.products)
    .filter(({ id }) => !inCart.has(id));
  // Releases the space that was reserved until the recommendations are known.
  if (!isLoading && products.length === 0) return <span hidden />;
  return <ProductLines title={words.withTheCart} products={products.slice(0, maxProducts)} updatedAt={dataUpdatedAt} />;
}
