import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrderReturn } from '#contract/order-return.ts';
import { useShop } from '#shopper/shop.tsx';
import { useShownSku } from '#shopper/shown/sku.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SpecList } from '#ui/spec-list.tsx';
import { proseDate } from '#contract/store-clock.ts';
import { proseDateTime } from '#wording/dates.ts';
import { lineName } from '#wording/line-name.ts';
import { formatMoney } from '#wording/money.ts';
import { returnWording as words } from '#wording/return.ts';
import { formatCount } from '#wording/words.ts';
import { partWording } from '#wording/ui.ts';
import { returnQuery } from './return-queries.ts';
import './returns.css';

/** Loads a return for `children`; shows why if it can't be loaded. */
export function WithReturn({
  id,
  children,
}: {
  readonly id: string;
  readonly children: (found: OrderReturn) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = useQuery(returnQuery(useShop(), id));
  if (data === undefined) {
    return (
      <NotLoaded
        words={partWording}
        query={{ error, isFetching, refetch }}
        failed={words.detailFailed}
        shape="page"
        lines={6}
      />
    );
  }
  if (data === null) {
    return (
      <Notice
        tone="warning"
        title={words.unknown}
        actions={
          <Link to="/account/returns" className="btn">
            {words.toReturns}
          </Link>
        }
      />
    );
  }
  return children(data);
}

/** One return: status, lines and history. */
export function ReturnDetail({ found }: { readonly found: OrderReturn }) {
  const shownSku = useShownSku();
  return (
    <div className="return-detail">
      <SpecList
        columns={2}
        specs={[
          { name: words.status, value: words.statuses[found.status] ?? found.status },
          {
            name: words.refund,
            value: found.refund === null ? words.noRefund(found.status) : formatMoney(found.refund),
          },
          {
            name: words.order,
            value: (
              <Link to="/account/orders/$id" params={{ id: found.orderId }} className="code">
                {found.orderNumber}
              </Link>
            ),
          },
          { name: words.date, value: proseDate(found.createdAt) },
          ...(found.note === null ? [] : [{ name: words.note, value: found.note }]),
        ]}
      />
      <section>
        <SectionHead title={words.lines} note={words.itemCount(found.itemCount)} />
        <RowList label={words.lines}>
          {found.items.map((item) => (
            <Row
              key={item.id}
              title={lineName(item.productName, item.variantName ?? null)}
              end={formatCount(item.quantity)}
              code={shownSku(item.sku)}
              endNote={words.states[item.state] ?? item.state}
              status={`${item.reasonName}. ${item.resolutionName}.`}
            >
              {item.comment === null ? null : <p className="muted">{item.comment}</p>}
            </Row>
          ))}
        </RowList>
      </section>
      <section>
        <SectionHead title={words.timeline} />
        <ol className="return-timeline">
          {found.timeline.map(({ at, status, note }) => (
            <li key={`${at}${status}`}>
              <b>{words.statuses[status] ?? status}</b> <time dateTime={at}>{proseDateTime(at)}</time>
              {note === null ? null : <p>{note}</p>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
