import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useShop } from '#shopper/shop.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { orderWording as words } from '#wording/order.ts';
import { OrderRows, OrderTable } from './order-rows.tsx';
import { ordersQuery } from './order-queries.ts';

const ordersShown = 3;

/** The latest orders, each with a reorder button; null if there are none. */
export function LastOrders() {
  const { data } = useQuery(ordersQuery(useShop(), {}));
  const orders = data?.results.slice(0, ordersShown) ?? [];
  if (orders.length === 0) return null;
  return (
    <section>
      <SectionHead title={words.lastOrders} note={<Link to="/account/orders">{words.toOrders}</Link>} />
      <OrderTable orders={orders} />
      <OrderRows orders={orders} />
    </section>
  );
}
