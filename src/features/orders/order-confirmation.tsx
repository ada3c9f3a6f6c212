import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Order } from '#contract/order.ts';
import { useShop } from '#shopper/shop.tsx';
import { OrderPapers } from '#features/orders/papers/order-papers.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SpecList } from '#ui/spec-list.tsx';
import { orderWording as words } from '#wording/order.ts';
import { orderPayment } from '#wording/order-payment.ts';
import { partWording } from '#wording/ui.ts';
import { OrderSeller } from './order-detail.tsx';
import { OrderFigures, OrderLines } from './order-lines.tsx';
import { confirmationQuery, orderQuery } from './order-queries.ts';
import { deliveryFacts, nextOf } from './order-next.ts';
import { isPayable } from './order-state.ts';
import { OrderTransfer } from './order-transfer.tsx';
import { PayLink } from './pay-link.tsx';
import './order-confirmation.css';

interface OrderConfirmationProps {
  readonly orderId: string;
  /** More actions, beside the order's buttons. */
  readonly actionsOf: (order: Order) => ReactNode;
  /** Offers for guests, below the order. */
  readonly forGuest: (order: Order) => ReactNode;
}

/** The store's confirmation; if the store doesn't answer, the copy on the device among a signed-in shopper's last orders. */
const useConfirmedOrder = (orderId: string) => {
  const shop = useShop();
  const confirmed = useQuery(confirmationQuery(shop, orderId));
  const isUnanswered = confirmed.isError && confirmed.data === undefined;
  const own = useQuery({ ...orderQuery(shop, orderId), enabled: shop.isSignedIn && isUnanswered });
  return isUnanswered ? { ...confirmed, data: own.data, isPending: own.isLoading } : confirmed;
};

/** The confirmation of a placed order; it can be reopened at any time and shows the current state. */
export function OrderConfirmation({ orderId, actionsOf, forGuest }: OrderConfirmationProps) {
  const shop = useShop();
  const { data: order, isPending, isError, isFetching, refetch } = useConfirmedOrder(orderId);
  if (isPending) {
    return (
      <div aria-busy="true" className="order-loading">
        <h1 tabIndex={-1}>{words.placedTitle}</h1>
      </div>
    );
  }
  if (isError && order === undefined) {
    return (
      <>
        <h1 tabIndex={-1}>{words.placedTitle}</h1>
        <LoadFailed
          words={partWording}
          title={words.loadFailed}
          text={words.loadFailedText}
          query={{ isFetching, refetch }}
        />
      </>
    );
  }
  if (!order) {
    return (
      <>
        <h1 tabIndex={-1}>{words.notFound}</h1>
        <p className="measure">{words.notFoundText}</p>
        <Link to="/store" className="btn">
          {words.continueShopping}
        </Link>
      </>
    );
  }
  return (
    <Confirmation order={order} isGuest={!shop.isSignedIn} actions={actionsOf(order)}>
      {shop.isSignedIn ? null : forGuest(order)}
    </Confirmation>
  );
}

/** Links to the carriers' tracking pages, one per parcel. */
const trackingOf = ({ shipments }: Order) =>
  shipments.flatMap(({ id, carrier, trackingNumber, trackingUrl }) =>
    trackingUrl === null
      ? []
      : [
          {
            name: words.track,
            value: (
              <a key={id} href={trackingUrl} target="_blank" rel="noopener">
                {[carrier, trackingNumber].filter(Boolean).join(' ') || words.track}
              </a>
            ),
          },
        ],
  );

function Confirmation({
  order,
  isGuest,
  actions,
  children,
}: {
  readonly order: Order;
  readonly isGuest: boolean;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const next = nextOf(order);
  return (
    <div className="order-confirmation">
      <h1 tabIndex={-1} ref={heading}>
        {words.placed(order.number)}
      </h1>
      {next === undefined ? null : <p className="measure">{next}</p>}
      <div className="order-actions">
        {isPayable(order) ? <PayLink order={order} /> : null}
        <PrintButton>{words.print}</PrintButton>
        {actions}
        <Link to="/store" className="btn" data-tone="quiet">
          {words.continueShopping}
        </Link>
      </div>
      <OrderTransfer order={order} />
      <SpecList
        columns={2}
        specs={[
          { name: words.statusFilter, value: words.state(order) },
          ...trackingOf(order),
          // A shopper has a button for it; a guest tracks the order on this page.
          ...(isGuest && order.status !== 'Cancelled' ? [{ name: words.trackOrder, value: words.trackHere }] : []),
          ...deliveryFacts(order),
          { name: words.payment, value: orderPayment(order) },
          ...(order.billingAddress === null
            ? []
            : [{ name: words.billTo, value: order.billingAddress.formattedAddress }]),
          ...(order.referenceNumber === null
            ? []
            : [{ name: words.reference, value: <span className="code">{order.referenceNumber}</span> }]),
          ...(order.customerComment === null ? [] : [{ name: words.comment, value: order.customerComment }]),
        ]}
      />
      <section>
        <SectionHead title={words.lines} />
        <OrderLines order={order} />
        <OrderFigures order={order} />
      </section>
      <OrderPapers order={order} />
      <OrderSeller order={order} />
      {children}
    </div>
  );
}
