import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isCollected } from '#contract/collected.ts';
import type { Order } from '#contract/order.ts';
import { Button } from '#ui/button.tsx';
import { ConnectionNote } from '#ui/connection-note.tsx';
import { askToConfirm } from '#ui/dialog/confirm-state.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { PrintButton } from '#ui/print-button.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SpecList } from '#ui/spec-list.tsx';
import { proseDateTime } from '#wording/dates.ts';
import { orderWording as words } from '#wording/order.ts';
import { orderPayment } from '#wording/order-payment.ts';
import { deliveryFacts } from './order-next.ts';
import { isPayable } from './order-state.ts';
import { LinesToReorder, OrderFigures } from './order-lines.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderTransfer } from './order-transfer.tsx';
import { PayLink } from './pay-link.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { useCancelOrder } from './order-writes.ts';
import './order-detail.css';

interface OrderDetailProps {
  readonly order: Order;
  /** More actions, beside the other buttons. */
  readonly more?: ReactNode;
  /** Shown after the lines. */
  readonly children?: ReactNode;
}

/** One order: status, actions, lines and history. */
export function OrderDetail({ order, more, children }: OrderDetailProps) {
  return (
    <div className="order-detail">
      <p className="order-state">
        <b>{words.state(order)}</b>
        <span className="muted">{words.placedOn(proseDateTime(order.createdAt))}</span>
      </p>
      <OrderActions order={order} more={more} />
      <OrderTransfer order={order} />
      <OrderFacts order={order} />
      <section>
        <SectionHead title={words.lines} note={words.itemCount(order.itemCount)} />
        <LinesToReorder order={order} />
        <OrderFigures order={order} />
      </section>
      {children}
      <OrderHistory order={order} />
      <OrderSeller order={order} />
    </div>
  );
}

function OrderActions({ order, more }: Pick<OrderDetailProps, 'order' | 'more'>) {
  const cancel = useCancelOrder();
  const askToCancel = async () => {
    const isSure = await askToConfirm({
      title: words.cancelTitle(order.number),
      message: words.cancelMessage,
      acceptLabel: words.cancel,
      rejectLabel: words.keepOrder,
      tone: 'danger',
    });
    if (isSure) cancel.mutate(order.id);
  };
  const isUnpaid = isPayable(order);
  return (
    <div ref={keepFocus} className="order-detail-actions" data-print="hide">
      {isUnpaid ? <PayLink order={order} /> : null}
      <ReorderButton order={order} isMain={!isUnpaid} />
      {order.canReturn ? (
        <Link to="/account/orders/$id" params={{ id: order.id }} search={{ return: true }} className="btn">
          {words.startReturn}
        </Link>
      ) : null}
      {order.proformaUrl === null || order.documents?.includes('proforma') === true ? null : (
        <a href={order.proformaUrl} className="btn" target="_blank" rel="noopener">
          {words.proforma}
        </a>
      )}
      <PrintButton>{words.print}</PrintButton>
      {more}
      {order.canCancel ? (
        <>
          <Button tone="danger" isPending={cancel.isPending} onClick={() => void askToCancel()}>
            {words.cancel}
          </Button>
          <ConnectionNote />
        </>
      ) : null}
    </div>
  );
}

function OrderFacts({ order }: { readonly order: Order }) {
  const fact = (name: string, value: ReactNode) => (value === null || value === '' ? [] : [{ name, value }]);
  const option = order.deliveryZoneOption?.deliveryOption;
  const collected = option !== undefined && isCollected(option) ? deliveryFacts(order) : undefined;
  return (
    <SpecList
      columns={2}
      specs={[
        ...(collected === undefined ? fact(words.deliverTo, order.deliveryAddress?.formattedAddress ?? null) : []),
        ...fact(words.billTo, order.billingAddress?.formattedAddress ?? null),
        ...(collected ?? fact(words.delivery, option?.name ?? null)),
        ...fact(words.payment, orderPayment(order)),
        ...fact(
          words.reference,
          order.referenceNumber === null ? null : <span className="code">{order.referenceNumber}</span>,
        ),
        ...fact(words.comment, order.customerComment),
      ]}
    />
  );
}

/** The seller and the terms, at the foot of a printed order; on screen, links lead to the store's own pages instead. */
export function OrderSeller({ order: { seller } }: { readonly order: Order }) {
  if (seller === undefined) return null;
  const facts = [
    ...seller.addressLines,
    ...(seller.vatNumber === undefined ? [] : [words.vatNumber(seller.vatNumber)]),
    ...(seller.companyNumber === undefined ? [] : [words.companyNumber(seller.companyNumber)]),
  ];
  return (
    <div className="order-seller">
      <p>
        <b>{seller.legalName}</b>, {facts.join(', ')}
      </p>
      {seller.terms.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
