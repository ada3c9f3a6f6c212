import { useQuery } from '@tanstack/react-query';
import { ProductLines } from '#features/catalogue/listing/product-lines.tsx';
import { SubcategoryIndex } from '#features/catalogue/listing/subcategory-index.tsx';
import { LastOrders } from '#features/orders/last-orders.tsx';
import { RecentlyViewed } from '#features/viewed/recently-viewed.tsx';
import { useShop } from '#shopper/shop.tsx';
import { categoryTreeQuery } from '#shopper/store-queries.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { contentWording } from '#wording/content.ts';
import './empty-page-links.css';

/** Links for a page without content: past orders, recently viewed products and the catalogue. */
export function EmptyPageLinks() {
  const shop = useShop();
  const { data: categories = [] } = useQuery(categoryTreeQuery(shop));
  return (
    <div className="empty-page-links">
      {shop.isSignedIn ? <LastOrders /> : null}
      <RecentlyViewed
        render={(title, products, updatedAt) => (
          <ProductLines title={title} products={products} updatedAt={updatedAt} />
        )}
      />
      {categories.length === 0 ? null : (
        <section>
          <SectionHead title={contentWording.browse} />
          <SubcategoryIndex categories={categories} label={contentWording.browse} />
        </section>
      )}
    </div>
  );
}
