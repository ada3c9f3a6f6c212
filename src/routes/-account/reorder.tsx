import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/order.ts';
import { ComparedLines } from '#features/orders/compared-lines.tsx';
import { useReorder } from '#features/orders/order-writes.ts';
import { reorderWording as words } from '#wording/reorder.ts';
import { useLookUpArticles } from './use-look-up-articles.ts';

const said = { label: words.lines, did: 'ordered', noteOf: words.ordered, add: words.add } as const;

/** An order compared with today's catalogue; ticked lines go into the cart. `ticked` are line numbers from 1; undefined ticks all. */
export function Reorder({ order, ticked }: { readonly order: Order; readonly ticked: readonly number[] | undefined }) {
  const reorder = useReorder();
  const lookUp = useLookUpArticles();
  const chosen =
    ticked === undefined ? null : new Set(ticked.flatMap((place) => order.items[place - 1]?.lineItemId ?? []));
  return (
    <ComparedLines
      lines={order.items}
      lookUp={lookUp}
      said={said}
      isTicked={({ lineItemId }) => chosen === null || chosen.has(lineItemId)}
      back={
        <Link to="/account/orders/$id" params={{ id: order.id }} activeOptions={{ exact: true }}>
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
