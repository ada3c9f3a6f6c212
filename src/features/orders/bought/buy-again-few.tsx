import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { reorderWording as words } from '#wording/reorder.ts';
import { pageTitles } from '#wording/shell.ts';
import { AgainBar, AgainRefused } from '#features/orders/again-bar.tsx';
import { againLine } from '#features/orders/again-line.ts';
import { AgainRow } from '#features/orders/again-row.tsx';
import { articleKey, boughtIn } from './bought.ts';
import { orderQuery, ordersQuery } from '#features/orders/order-queries.ts';
import { useReorder } from '#features/orders/order-writes.ts';
import { type LookUpArticles, useAgainChoices, useTodayArticles } from '#features/orders/use-again.ts';
import '#features/orders/again.css';

const ordersRead = 3;
const rowsShown = 6;

const none = () => false;

/** The latest purchases, each with a tick box, on a page with other content; null if nothing was ever bought. */
export function BuyAgainFew({ lookUp }: { readonly lookUp: LookUpArticles }) {
  const shop = useShop();
  const { data: latest } = useQuery(ordersQuery(shop, {}));
  const ids = latest?.results.slice(0, ordersRead).map(({ id }) => id) ?? [];
  const { orders, isReading } = useQueries({
    queries: ids.map((id) => orderQuery(shop, id)),
    combine: (asked) => ({
      orders: asked.flatMap(({ data }) => data ?? []),
      isReading: asked.some(({ isLoading }) => isLoading),
    }),
  });
  // Waits for all orders, since a later answer may insert lines between the others.
  const rows = useMemo(() => (isReading ? [] : boughtIn(orders).slice(0, rowsShown)), [orders, isReading]);
  const skus = useMemo(() => [...new Set(rows.map(({ line }) => line.sku))].toSorted(), [rows]);
  const { articles } = useTodayArticles(skus, lookUp);
  const { choiceOf, choose, untick } = useAgainChoices(none, articleKey);
  const reorder = useReorder();
  if (isReading) return <div className="again-reading" aria-busy="true" />;
  if (rows.length === 0) return null;
  const lines = rows.map((bought) => ({ ...bought, again: againLine(bought.line, articles) }));
  const taken = lines.flatMap(({ again }) => {
    const { isTaken, quantity } = choiceOf(again);
    return isTaken && quantity > 0 ? [{ again, quantity }] : [];
  });
  const add = () =>
    reorder.mutate({ lines: taken, order: null }, { onSuccess: ({ refused }) => untick(taken, refused) });
  return (
    <section className="again">
      <SectionHead title={pageTitles.buyAgain} note={<Link to="/account/buy-again">{words.bought}</Link>} />
      <ul className="again-lines" aria-label={pageTitles.buyAgain}>
        {lines.map(({ line, lastAt, again }) => (
          <AgainRow
            key={articleKey(line)}
            again={again}
            choice={choiceOf(again)}
            note={words.boughtOn(line.quantity, lastAt)}
            onChange={(choice) => choose(again, choice)}
          />
        ))}
      </ul>
      <AgainRefused refused={reorder.data?.refused ?? []} />
      <AgainBar taken={taken} isCalm isPending={reorder.isPending} onAdd={add} />
    </section>
  );
}
