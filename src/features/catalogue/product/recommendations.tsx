import { useQuery } from '@tanstack/react-query';
import { ProductLines } from '#features/catalogue/listing/product-lines.tsx';
import { useShop } from '#shopper/shop.tsx';
import { recommendationWording as words } from '#wording/recommendations.ts';
import { recommendationsQuery } from './queries.ts';
import { recommendationSections } from './recommendation-sections.ts';

/** Recommendations for a product, one section per reason. */
export function Recommendations({ productId }: { readonly productId: string }) {
  const { data } = useQuery(recommendationsQuery(useShop(), productId));
  return recommendationSections(data ?? []).map(({ type, products }) => (
    <ProductLines key={type} title={words[type]} products={products} />
  ));
}
