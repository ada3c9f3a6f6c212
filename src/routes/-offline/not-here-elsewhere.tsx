import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ordersQuery } from '#features/orders/order-queries.ts';
import { wishlistsQuery } from '#features/wishlists/wishlist-queries.ts';
import { useCachedProducts } from '#shopper/cached-products.ts';
import { useShop } from '#shopper/shop.tsx';
import { notHereWording as words } from '#wording/connection.ts';

const maxLinks = 3;

/** What can be opened without the store: saved pages, the cart, a search of this device. */
export function NotHereElsewhere() {
  const { isSignedIn } = useShop();
  const count = useCachedProducts()?.length ?? 0;
  return (
    <>
      <h2>{words.more}</h2>
      <ul className="error-index">
        {count === 0 ? null : (
          <li>
            <Link to="/search">{words.store(count)}</Link>
          </li>
        )}
        <li>
          <Link to="/cart">{words.cart}</Link>
        </li>
        {isSignedIn ? <Own /> : null}
      </ul>
    </>
  );
}

/** The shopper's lists and last orders, as far as they are on this device. */
function Own() {
  const shop = useShop();
  const { data: lists } = useQuery(wishlistsQuery(shop, 1));
  const { data: orders } = useQuery(ordersQuery(shop, {}));
  return (
    <>
      {lists?.results.slice(0, maxLinks).map(({ id, name }) => (
        <li key={id}>
          <Link to="/favorites/$id" params={{ id }}>
            {words.list(name)}
          </Link>
        </li>
      ))}
      {orders?.results.slice(0, maxLinks).map(({ id, referenceNumber }) => (
        <li key={id}>
          <Link to="/account/orders/$id" params={{ id }}>
            {words.order(referenceNumber ?? id)}
          </Link>
        </li>
      ))}
    </>
  );
}
