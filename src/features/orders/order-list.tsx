import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useShop } from '#shopper/shop.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { orderWording as words } from '#wording/order.ts';
import { partWording } from '#wording/ui.ts';
import { isFiltered, type OrderSearch, ordersOnPage } from './order-filter.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderRows, OrderTable } from './order-rows.tsx';
import { ordersQuery } from './order-queries.ts';
import './order-list.css';

export function OrderList({ search }: { readonly search: OrderSearch }) {
  const shop = useShop();
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery(ordersQuery(shop, search));
  if (data === undefined) {
    return <NotLoaded words={partWording} query={{ error, isFetching, refetch }} failed={words.listFailed} lines={8} />;
  }
  const { results, total } = data;
  if (total === 0 && !isFiltered(search)) return <NoOrders />;
  return (
    <div className="orders">
      <OrderFilters key={search.q ?? ''} search={search} />
      <div className="orders-found" aria-busy={isPlaceholderData}>
        {results.length === 0 ? (
          <Notice title={words.noMatch}>
            <p>{words.noMatchText}</p>
          </Notice>
        ) : (
          <>
            <OrderTable orders={results} />
            <OrderRows orders={results} />
          </>
        )}
      </div>
      <Pagination
        label={partWording.pages}
        page={search.page ?? 1}
        pageCount={Math.ceil(total / ordersOnPage)}
        previousLabel={partWording.previousPage}
        nextLabel={partWording.nextPage}
        pageLabel={partWording.page}
        renderLink={(page, props) => <Link key={page} to="/account/orders" search={{ ...search, page }} {...props} />}
      />
    </div>
  );
}

function NoOrders() {
  return (
    <Notice
      title={words.noOrders}
      actions={
        <Link to="/store" className="btn" data-tone="primary">
          {words.continueShopping}
        </Link>
      }
    >
      <p>{words.noOrdersText}</p>
    </Notice>
  );
}
