import { Link } from '@tanstack/react-router';
import type { OrderSummary } from '#contract/order.ts';
import { orderWording as words } from '#wording/order.ts';

/** Links to the reorder page of an order; null if none of its lines are still sold. */
export function ReorderButton({
  order,
  isMain = false,
}: {
  readonly order: Pick<OrderSummary, 'id' | 'number' | 'canReorder'>;
  readonly isMain?: boolean;
}) {
  if (!order.canReorder) return null;
  return (
    <Link
      to="/account/orders/$id"
      params={{ id: order.id }}
      search={{ reorder: true }}
      className="btn"
      data-size={isMain ? undefined : 'small'}
      data-tone={isMain ? 'primary' : undefined}
      aria-label={words.reorderOf(order.number)}
    >
      {words.reorder}
    </Link>
  );
}
