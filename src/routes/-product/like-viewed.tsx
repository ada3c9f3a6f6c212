import { useQuery } from '@tanstack/react-query';
import { hasFeature } from '#contract/features.ts';
import type { ProductSummary } from '#contract/product.ts';
import { ProductLines } from '#features/catalogue/listing/product-lines.tsx';
import { recommendationsQuery } from '#features/catalogue/product/queries.ts';
import { likeViewed } from '#features/catalogue/product/recommendation-sections.ts';
import { useShop } from '#shopper/shop.tsx';
import { recommendationWording as words } from '#wording/recommendations.ts';
import './like-viewed.css';

/** Products similar to the one viewed last, and bestsellers from its department. */
export function LikeViewed({ viewed }: { readonly viewed: readonly ProductSummary[] }) {
  const shop = useShop();
  const newest = viewed[0]?.id;
  const { data = [], dataUpdatedAt } = useQuery({
    ...recommendationsQuery(shop, newest ?? ''),
    enabled: newest !== undefined && hasFeature(shop.configuration, 'recommendations'),
  });
  return likeViewed(data, viewed).map(({ type, products }) => (
    <ProductLines
      key={type}
      title={type === 'similar' ? words.likeViewed : words[type]}
      products={products}
      updatedAt={dataUpdatedAt}
    />
  ));
}
