import type { OrderSummary } from '#contract/order.ts';
import { Button } from '#ui/button.tsx';
import { orderWording as words } from '#wording/order.ts';
import { useReorder } from './order-writes.ts';

/** Adds an order to the cart again; renders nothing if none of it is still sold. */
export function ReorderButton({
  order,
  isMain = false,
}: {
  readonly order: Pick<OrderSummary, 'id' | 'number' | 'canReorder'>;
  readonly isMain?: boolean;
}) {
  const reorder = useReorder();
  if (!order.canReorder) return null;
  return (
    <Button
      size={isMain ? 'normal' : 'small'}
      tone={isMain ? 'primary' : 'plain'}
      isPending={reorder.isPending}
      aria-label={words.reorderOf(order.number)}
      onClick={() => reorder.mutate(order.id)}
    >
      {words.reorder}
    </Button>
  );
}
