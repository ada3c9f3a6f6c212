import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Order, OrderLine } from '#contract/order.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { reorderWording as words } from '#wording/reorder.ts';
import { AgainBar, AgainRefused } from './again-bar.tsx';
import { againLines, isDifferent } from './again-line.ts';
import { AgainRow } from './again-row.tsx';
import { useReorder } from './order-writes.ts';
import { type LookUpArticles, useAgainChoices, useTodayArticles } from './use-again.ts';
import './again.css';

const lineKey = ({ lineItemId }: OrderLine): string => lineItemId;

/** An order beside today, differences first; what is ticked goes into the cart. */
export function ReorderOrder({ order, lookUp }: { readonly order: Order; readonly lookUp: LookUpArticles }) {
  const skus = useMemo(() => [...new Set(order.items.map(({ sku }) => sku))], [order.items]);
  const { articles, isChecking, isDown, retry } = useTodayArticles(skus, lookUp);
  const lines = useMemo(() => againLines(order.items, articles), [order.items, articles]);
  const { choiceOf, choose, untick } = useAgainChoices(true, lineKey);
  const reorder = useReorder();
  const taken = lines.flatMap((again) => {
    const { isTaken, quantity } = choiceOf(again);
    return isTaken && quantity > 0 ? [{ again, quantity }] : [];
  });
  const isAsItWas =
    taken.length === order.items.length && taken.every(({ again, quantity }) => quantity === again.line.quantity);
  const differing = lines.filter(isDifferent).length;
  const unknown = lines.filter(({ isUnknown }) => isUnknown).length;
  const standing =
    differing === 0 && unknown > 0
      ? words.unknown(unknown, lines.length)
      : [
          words.differences(differing, lines.length),
          ...(unknown === 0 ? [] : [words.unknown(unknown, lines.length)]),
        ].join(' ');
  return (
    <div className="again">
      <p role="status">
        {isChecking ? words.checking : standing} {isDown ? `${words.fromDevice} ${words.checkedLater}` : null}
      </p>
      {retry === null ? null : (
        <Notice tone="danger" title={words.notCompared} actions={<Button onClick={retry}>{words.tryAgain}</Button>} />
      )}
      <p>
        <Link to="/account/orders/$id" params={{ id: order.id }}>
          {words.back}
        </Link>
      </p>
      <ul className="again-lines" aria-label={words.lines}>
        {lines.map((again) => (
          <AgainRow
            key={again.line.lineItemId}
            again={again}
            choice={choiceOf(again)}
            note={words.ordered(again.line.quantity)}
            onChange={(choice) => choose(again, choice)}
          />
        ))}
      </ul>
      <AgainRefused refused={reorder.data?.refused ?? []} />
      <AgainBar
        taken={taken}
        isPending={reorder.isPending}
        onAdd={() =>
          reorder.mutate(
            { lines: taken, order: isAsItWas ? order : null },
            { onSuccess: ({ refused }) => untick(taken, refused) },
          )
        }
      />
    </div>
  );
}
