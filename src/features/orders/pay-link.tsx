import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/order.ts';
import { orderWording as words } from '#wording/order.ts';
import { isAwaitingTransfer } from './order-state.ts';

/** Links an unpaid order to its payment. */
export function PayLink({ order }: { readonly order: Order }) {
  const isAwaiting = isAwaitingTransfer(order);
  return (
    <Link to="/checkout" search={{ order: order.id }} className="btn" data-tone={isAwaiting ? undefined : 'primary'}>
      {isAwaiting ? words.payOtherwise : words.payNow}
    </Link>
  );
}
