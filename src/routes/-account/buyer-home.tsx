import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CreditLeft } from '#features/account/credit-left.tsx';
import { BuyAgainFew } from '#features/orders/bought/buy-again-few.tsx';
import { LastOrders } from '#features/orders/last-orders.tsx';
import { ordersQuery } from '#features/orders/order-queries.ts';
import { ListLinks } from '#features/wishlists/list-links.tsx';
import { useShop } from '#shopper/shop.tsx';
import { useWaiting } from '#shopper/use-waiting.ts';
import { Notice } from '#ui/notice.tsx';
import { useKeepFocusSeen } from '#ui/use-keep-focus-seen.ts';
import { homeWording as words } from '#wording/home.ts';
import { useLookUpArticles } from './use-look-up-articles.ts';
import './buyer-home.css';

/** The home page of a signed-in buyer: unsent changes, last orders, recent purchases, lists and credit. */
export function BuyerHome() {
  const waiting = useWaiting();
  const lookUp = useLookUpArticles();
  const home = useRef<HTMLDivElement>(null);
  useKeepFocusSeen(home);
  // Waits for the orders, which come first: arriving later, they would push down everything below.
  const { isLoading } = useQuery(ordersQuery(useShop(), {}));
  return (
    <div ref={home} className="buyer-home">
      {waiting.length === 0 ? null : (
        <Notice
          title={words.waiting(waiting.length)}
          actions={
            <Link to="/sync" className="btn">
              {words.review}
            </Link>
          }
        />
      )}
      {isLoading ? (
        <div aria-busy="true" />
      ) : (
        <>
          <LastOrders />
          <BuyAgainFew lookUp={lookUp} />
          <div className="buyer-home-more">
            <ListLinks />
            <CreditLeft />
          </div>
        </>
      )}
    </div>
  );
}
