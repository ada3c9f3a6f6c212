import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Order } from '#contract/order.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { lineName } from '#wording/line-name.ts';
import { reorderWording as words } from '#wording/reorder.ts';
import { OrderLines } from './order-lines.tsx';

/** The lines of an order; those that are ticked, and no others, are ticked where it stands beside today. */
export function LinesToReorder({ order }: { readonly order: Order }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  if (!order.canReorder) return <OrderLines order={order} />;
  const tick = (lineItemId: string, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(lineItemId);
    else next.delete(lineItemId);
    setTicked(next);
  };
  // By where they stand: ids of many lines make too long an address.
  const lines = order.items.flatMap(({ lineItemId }, index) => (ticked.has(lineItemId) ? [index + 1] : []));
  return (
    <>
      <OrderLines
        order={order}
        tickOf={(line, isNamed) =>
          line.currentPrice === null ? null : (
            <Checkbox
              label={isNamed ? words.tick : <VisuallyHidden>{words.tick}</VisuallyHidden>}
              aria-label={words.tickOf(lineName(line.productName, line.variantName))}
              checked={ticked.has(line.lineItemId)}
              onChange={(isOn) => tick(line.lineItemId, isOn)}
            />
          )
        }
      />
      <p className="order-ticked" data-print="hide">
        {lines.length === 0 ? (
          <span className="muted">{words.tickSome}</span>
        ) : (
          <Link
            to="/account/orders/$id"
            params={{ id: order.id }}
            search={{ reorder: true, lines }}
            className="btn"
            data-tone="primary"
          >
            {words.reorderTicked(lines.length)}
          </Link>
        )}
      </p>
    </>
  );
}
