import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/order.ts';
import { orderWording as words } from '#wording/order.ts';
import { isAwaitingTransfer } from './order-state.ts';

/** Leads from an order that is not paid to the ways to pay. */
export function PayLink({ order }: { readonly order: Order }) {
  const isAwaiting = isAwaitingTransfer(order);
  return (
    <Link to="/checkout" search={{ order: order.id }} className="btn" data-tone={isAwaiting ? undefined : 'primary'}>
      {isAwaiting ? words.payOtherwise : words.payNow}
    </Link>
  );
}
