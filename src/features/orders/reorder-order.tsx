import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/order.ts';
import { reorderWording as words } from '#wording/reorder.ts';
import { BesideToday } from './beside-today.tsx';
import { useReorder } from './order-writes.ts';
import type { LookUpArticles } from './use-again.ts';

const said = { label: words.lines, did: 'ordered', noteOf: words.ordered, add: words.add } as const;

/** An order beside today, differences first; what is ticked goes into the cart. */
export function ReorderOrder({ order, lookUp }: { readonly order: Order; readonly lookUp: LookUpArticles }) {
  const reorder = useReorder();
  return (
    <BesideToday
      lines={order.items}
      lookUp={lookUp}
      said={said}
      back={
        <Link to="/account/orders/$id" params={{ id: order.id }}>
          {words.back}
        </Link>
      }
      isPending={reorder.isPending}
      refused={reorder.data?.refused ?? []}
      onAdd={(taken, untick) => {
        const isAsItWas =
          taken.length === order.items.length && taken.every(({ again, quantity }) => quantity === again.line.quantity);
        reorder.mutate(
          { lines: taken, order: isAsItWas ? order : null },
          { onSuccess: ({ refused }) => untick(taken, refused) },
        );
      }}
    />
  );
}
