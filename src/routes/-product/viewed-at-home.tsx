import { ProductLines } from '#features/catalogue/listing/product-lines.tsx';
import { RecentlyViewed } from '#features/viewed/recently-viewed.tsx';
import { NearPart } from '#ui/near-part.tsx';

const loadLikeViewed = async () => (await import('./like-viewed.tsx')).LikeViewed;

/** Recently viewed products, and similar ones. */
export function ViewedAtHome() {
  return (
    <RecentlyViewed
      render={(title, products, updatedAt) => <ProductLines title={title} products={products} updatedAt={updatedAt} />}
      after={(viewed) => <NearPart load={loadLikeViewed} className="like-viewed" nearPx={200} props={{ viewed }} />}
    />
  );
}
