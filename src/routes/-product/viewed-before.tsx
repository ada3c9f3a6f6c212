import { ProductLines } from '#features/catalogue/listing/product-lines.tsx';
import { RecentlyViewed } from '#features/viewed/recently-viewed.tsx';

/** Products viewed before this one. */
export function ViewedBefore({ productId }: { readonly productId: string }) {
  return (
    <RecentlyViewed
      exceptId={productId}
      render={(title, products, updatedAt) => <ProductLines title={title} products={products} updatedAt={updatedAt} />}
    />
  );
}
