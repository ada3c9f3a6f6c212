import { Link } from '@tanstack/react-router';
import { ProductLines } from '#features/catalogue/listing/product-lines.tsx';
import { useConnection } from '#shopper/connection/store.ts';
import { useCachedProducts } from '#shopper/cached-products.ts';
import { notHereWording as words } from '#wording/connection.ts';

const maxProducts = 6;

/** While offline: recently viewed products that can be opened. Renders nothing while online. */
export function OnThisDevice() {
  const { shown } = useConnection();
  return shown === 'online' ? null : <LastSeen />;
}

function LastSeen() {
  const products = useCachedProducts() ?? [];
  const lines = products.slice(0, maxProducts);
  const times = lines.flatMap(({ summary, storedAt }) => (summary.priceFrom === null ? [] : [storedAt]));
  if (products.length === 0) return null;
  return (
    <div>
      <ProductLines
        title={words.onDevice}
        products={lines.map(({ summary }) => summary)}
        updatedAt={times.length === 0 ? 0 : Math.min(...times)}
      />
      <p className="on-device-more">
        <Link to="/search">{words.store(products.length)}</Link>
      </p>
    </div>
  );
}
