import type { Order } from '#contract/order.ts';
import { OrderPapers } from '#features/orders/papers/order-papers.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { proseDate } from '#contract/store-clock.ts';
import { proseDateTime } from '#wording/dates.ts';
import { formatMoney } from '#wording/money.ts';
import { orderWording as words } from '#wording/order.ts';

/** Shipments, documents, payments and the timeline of an order. */
export function OrderHistory({ order }: { readonly order: Order }) {
  return (
    <div className="order-history">
      {order.shipments.length === 0 ? null : (
        <section>
          <SectionHead title={words.shipments} />
          <Shipments order={order} />
        </section>
      )}
      <OrderPapers order={order} />
      {order.payments.length === 0 ? null : (
        <section>
          <SectionHead title={words.payments} />
          <RowList label={words.payments}>
            {order.payments.map((payment) => (
              <Row
                key={payment.publicPaymentId}
                title={words.paymentKind[payment.kind] ?? payment.kind}
                end={formatMoney(payment.amount)}
                // A payment on account has no further status to show.
                note={payment.kind === 'Account' ? null : (words.paymentStatus[payment.status] ?? payment.status)}
              />
            ))}
          </RowList>
        </section>
      )}
      <section>
        <SectionHead title={words.timeline} />
        <ol className="timeline">
          {order.timeline.map(({ at, status, note }) => (
            <li key={`${at}${status}`}>
              <b>{words.status[status] ?? words.shipmentStatus[status] ?? status}</b>
              <time dateTime={at}>{proseDateTime(at)}</time>
              {note === null ? null : <span>{note}</span>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Shipments({ order }: { readonly order: Order }) {
  return (
    <RowList label={words.shipments}>
      {order.shipments.map((shipment, index) => (
        <Row
          key={shipment.id}
          title={shipment.carrier ?? words.shipment(index + 1)}
          end={words.shipmentStatus[shipment.status] ?? shipment.status}
          code={shipment.trackingNumber}
          endNote={shipment.shippedAt === null ? undefined : `${words.sentOn} ${proseDate(shipment.shippedAt)}`}
          status={words.itemCount(shipment.lines.reduce((sum, line) => sum + line.quantity, 0))}
          action={
            shipment.trackingUrl === null ? undefined : (
              <a
                href={shipment.trackingUrl}
                className="btn"
                data-size="small"
                target="_blank"
                rel="noopener noreferrer"
              >
                {words.track}
              </a>
            )
          }
        />
      ))}
    </RowList>
  );
}
