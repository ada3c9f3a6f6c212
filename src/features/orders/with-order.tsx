import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Order } from '#contract/order.ts';
import { useShop } from '#shopper/shop.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { orderWording as words } from '#wording/order.ts';
import { partWording } from '#wording/ui.ts';
import { orderQuery } from './order-queries.ts';

/** Loads an order for `children`; shows why if it can't be loaded. */
export function WithOrder({ id, children }: { readonly id: string; readonly children: (order: Order) => ReactNode }) {
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(useShop(), id));
  if (order === undefined) {
    return (
      <NotLoaded
        words={partWording}
        query={{ error, isFetching, refetch }}
        failed={words.detailFailed}
        shape="page"
        lines={8}
      />
    );
  }
  if (order === null) {
    return (
      <Notice
        tone="warning"
        title={words.unknown}
        actions={
          <Link to="/account/orders" className="btn">
            {words.toOrders}
          </Link>
        }
      >
        <p>{words.unknownText}</p>
      </Notice>
    );
  }
  return children(order);
}
