import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OrderReturnSummary } from '#contract/order-return.ts';
import { useShop } from '#shopper/shop.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { proseDate } from '#contract/store-clock.ts';
import { formatMoney } from '#wording/money.ts';
import { returnWording as words } from '#wording/return.ts';
import { partWording } from '#wording/ui.ts';
import { returnsOfOrderQuery, returnsOnPage, returnsQuery } from './return-queries.ts';

export function ReturnList({ page }: { readonly page: number }) {
  const { data, error, isFetching, refetch } = useQuery(returnsQuery(useShop(), page));
  if (data === undefined) {
    return <NotLoaded words={partWording} query={{ error, isFetching, refetch }} failed={words.listFailed} />;
  }
  if (data.total === 0) {
    return (
      <Notice
        title={words.none}
        actions={
          <Link to="/account/orders" className="btn">
            {words.toOrders}
          </Link>
        }
      >
        <p>{words.noneText}</p>
      </Notice>
    );
  }
  return (
    <>
      <ReturnRows returns={data.results} isOrderShown />
      <Pagination
        label={partWording.pages}
        page={page}
        pageCount={Math.ceil(data.total / returnsOnPage)}
        previousLabel={partWording.previousPage}
        nextLabel={partWording.nextPage}
        pageLabel={partWording.page}
        renderLink={(to, props) => (
          <Link key={to} to="/account/returns" search={to === 1 ? {} : { page: to }} {...props} />
        )}
      />
    </>
  );
}

/** The returns of one order; renders nothing if there are none. */
export function ReturnsOfOrder({ orderId, title }: { readonly orderId: string; readonly title: string }) {
  const { data: returns } = useQuery(returnsOfOrderQuery(useShop(), orderId));
  if (returns === undefined || returns.length === 0) return null;
  return (
    <section>
      <SectionHead title={title} />
      <ReturnRows returns={returns} isOrderShown={false} />
    </section>
  );
}

function ReturnRows({
  returns,
  isOrderShown,
}: {
  readonly returns: readonly OrderReturnSummary[];
  readonly isOrderShown: boolean;
}) {
  return (
    <RowList label={words.returns}>
      {returns.map((one) => (
        <Row
          key={one.id}
          title={
            <Link to="/account/returns/$id" params={{ id: one.id }} className="code">
              {one.number}
            </Link>
          }
          end={words.statuses[one.status] ?? one.status}
          note={isOrderShown ? words.orderNumber(one.orderNumber) : words.itemCount(one.itemCount)}
          endNote={`${words.refund}: ${one.refund === null ? words.noRefund(one.status) : formatMoney(one.refund)}`}
          status={<span className="muted">{words.requestedOn(proseDate(one.createdAt))}</span>}
        />
      ))}
    </RowList>
  );
}
