import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { orderWording } from '#wording/order.ts';
import { reorderWording as words } from '#wording/reorder.ts';
import { AgainBar, AgainRefused } from '#features/orders/again-bar.tsx';
import { againLine } from '#features/orders/again-line.ts';
import { AgainRow } from '#features/orders/again-row.tsx';
import { articleKey, type BoughtSort, sortedBought } from './bought.ts';
import { useReorder } from '#features/orders/order-writes.ts';
import { type LookUpArticles, useAgainChoices, useTodayArticles } from '#features/orders/use-again.ts';
import { useBought } from './use-bought.ts';
import '#features/orders/again.css';

const sorts = ['last', 'often', 'name'] as const;

/** No line is ticked initially. */
const none = () => false;

/** Rows per "show more". */
const rowsAtATime = 50;

/** Everything that the shopper ever bought, as sold today, each with a tick box. */
export function BuyAgain({ lookUp }: { readonly lookUp: LookUpArticles }) {
  const { bought, isDown, orderCount, isLoading, reading, hasFailed, failed, retry, older } = useBought();
  const [sort, setSort] = useState<BoughtSort>('last');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(rowsAtATime);
  const found = useMemo(() => sortedBought(bought, sort, typed), [bought, sort, typed]);
  const rows = useMemo(() => found.slice(0, shown), [found, shown]);
  const skus = useMemo(() => [...new Set(rows.map(({ line }) => line.sku))].toSorted(), [rows]);
  const { articles, retry: retryArticles } = useTodayArticles(skus, lookUp);
  const { choiceOf, choose, untick } = useAgainChoices(none, articleKey);
  const reorder = useReorder();
  const taken = bought.flatMap(({ line }) => {
    const again = againLine(line, articles);
    const { isTaken, quantity } = choiceOf(again);
    return isTaken && quantity > 0 ? [{ again, quantity }] : [];
  });
  if (bought.length === 0) {
    if (isLoading || reading !== null) return <div className="order-loading" aria-busy="true" />;
    return (
      <Notice
        title={hasFailed ? words.failed : words.nothing}
        actions={
          <Link to="/account/orders" className="btn">
            {orderWording.toOrders}
          </Link>
        }
      >
        <p>{hasFailed ? null : words.nothingText}</p>
      </Notice>
    );
  }
  const add = () =>
    reorder.mutate({ lines: taken, order: null }, { onSuccess: ({ refused }) => untick(taken, refused) });
  return (
    <div className="again">
      <div className="again-tools">
        <TextField label={words.find} value={typed} onChange={setTyped} width="medium" autoComplete="off" />
        <SelectField
          label={words.sort}
          value={sort}
          onChange={(chosen) => setSort(sorts.find((one) => one === chosen) ?? 'last')}
          options={sorts.map((value) => ({ value, label: words.sorts[value] }))}
        />
      </div>
      {/* No status: screen readers would read out every number up to the last. */}
      {reading === null ? null : <p>{words.reading(reading.read, reading.all)}</p>}
      <p role="status">
        {isDown ? `${words.ordersHere(orderCount)} ${words.checkedLater}` : null}
        {found.length === 0 ? words.noMatch : null}
      </p>
      {(failed > 0 || hasFailed) && !isDown ? (
        <Notice
          tone="danger"
          title={hasFailed ? words.failed : words.someFailed(failed)}
          actions={<Button onClick={retry}>{words.tryAgain}</Button>}
        />
      ) : null}
      {retryArticles === null ? null : (
        <Notice
          tone="danger"
          title={words.linesNotCompared}
          actions={<Button onClick={retryArticles}>{words.tryAgain}</Button>}
        />
      )}
      <ul className="again-lines" aria-label={words.bought}>
        {rows.map(({ line, lastAt, times }) => {
          const again = againLine(line, articles);
          return (
            <AgainRow
              key={articleKey(line)}
              again={again}
              choice={choiceOf(again)}
              note={words.lastBought(line.quantity, lastAt, times)}
              onChange={(choice) => choose(again, choice)}
            />
          );
        })}
      </ul>
      {found.length > shown ? (
        <Button onClick={() => setShown(shown + rowsAtATime)}>{words.more}</Button>
      ) : older === null ? null : (
        <Button onClick={older}>{words.older}</Button>
      )}
      <AgainRefused refused={reorder.data?.refused ?? []} />
      <AgainBar taken={taken} isPending={reorder.isPending} onAdd={add} />
    </div>
  );
}
