import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { OrderDetail } from '#features/orders/order-detail.tsx';
import { orderQuery } from '#features/orders/order-queries.ts';
import { WithOrder } from '#features/orders/with-order.tsx';
import { ReturnForm } from '#features/returns/return-form.tsx';
import { ReturnsOfOrder } from '#features/returns/return-list.tsx';
import { useShop } from '#shopper/shop.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { NearPart } from '#ui/near-part.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { orderWording } from '#wording/order.ts';
import { returnWording } from '#wording/return.ts';
import { pageTitles } from '#wording/shell.ts';
import { AccountScreen } from '#routes/-account/account-screen.tsx';
import { wishOf } from '#routes/-account/saved-wish.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { type SearchValues, withoutUndefined } from '#shopper/visit/search-values.ts';

/** `return` shows the return form, `reorder` the order beside today, with `lines` of it ticked, by their places from 1. */
const orderSearch = (values: SearchValues): OrderSearch =>
  withoutUndefined({
    return: isOn(values['return']),
    reorder: isOn(values['reorder']),
    lines: wholesOf(values['lines']),
  });

interface OrderSearch {
  return?: true | undefined;
  reorder?: true | undefined;
  lines?: number[] | undefined;
}

const isOn = (value: unknown): true | undefined => (value === true ? true : undefined);

const wholesOf = (value: unknown): number[] | undefined =>
  Array.isArray(value) && value.every(Number.isSafeInteger) ? value : undefined;

const Reorder = lazyPart(async () => (await import('#routes/-account/reorder.tsx')).Reorder);

const SaveOrderAsList = lazyPart(async () => (await import('#routes/-order/save-order-as-list.tsx')).SaveOrderAsList);

const loadSave = async () => (await import('#features/saved/save-for-offline.tsx')).SaveForOffline;

export const Route = createFileRoute('/_signed-in/account/orders/$id')({
  validateSearch: orderSearch,
  loader: async ({ context: { shop, queryClient }, params }) => {
    // The screen handles errors itself.
    const found = await queryClient.query({ ...orderQuery(shop, params.id), staleTime: 'static' }).catch(() => null);
    return { title: found === null ? pageTitles.order : orderWording.title(found.number) };
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? pageTitles.order }),
  component: OrderScreen,
});

function OrderScreen() {
  const { id } = Route.useParams();
  const { return: isReturn, reorder: isReorder, lines } = Route.useSearch();
  const { data } = useQuery(orderQuery(useShop(), id));
  const navigate = useNavigate();
  const title = !data
    ? pageTitles.order
    : isReturn === true
      ? returnWording.startFor(data.number)
      : isReorder === true
        ? orderWording.reorderTitle(data.number)
        : orderWording.title(data.number);
  return (
    <AccountScreen
      title={title}
      back={
        <Link to="/account/orders" activeOptions={{ exact: true }}>
          {orderWording.orders}
        </Link>
      }
    >
      <WithOrder id={id}>
        {(order) =>
          isReturn === true ? (
            <ReturnForm
              order={order}
              onRequested={(made) => {
                showToast({ tone: 'success', text: returnWording.sent(made.number) });
                void navigate({ to: '/account/returns/$id', params: { id: made.id }, replace: true });
              }}
            />
          ) : isReorder === true ? (
            <Suspense fallback={<div aria-busy="true" />}>
              <Reorder order={order} ticked={lines} />
            </Suspense>
          ) : (
            <OrderDetail
              order={order}
              more={
                <Suspense fallback={null}>
                  <SaveOrderAsList order={order} />
                </Suspense>
              }
            >
              <ReturnsOfOrder orderId={order.id} title={orderWording.returnsOf} />
              <NearPart
                load={loadSave}
                className="save-room"
                props={wishOf(
                  'order',
                  order.id,
                  orderWording.title(order.number),
                  order.items.map(({ slug }) => slug),
                )}
              />
            </OrderDetail>
          )
        }
      </WithOrder>
    </AccountScreen>
  );
}
