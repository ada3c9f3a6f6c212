import type { Queryable } from '#server/db/database.ts';
import { orderLines, orders, orderTimeline, payments, shipmentLines, shipments } from '#server/db/schema.ts';
import type { BuiltProduct } from '#server/db/seed/catalogue/build-product.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { randomOf, seedId } from '#server/db/seed/random.ts';
import { orderPlans } from './order-plans.ts';
import { type PastOrder, pastOrder } from './past-order.ts';

const hourMs = 3_600_000;

/** Inserts the demo shoppers' orders with their history, and returns them, oldest first. */
export async function insertOrders(db: Queryable, built: readonly BuiltProduct[], now: Date): Promise<PastOrder[]> {
  const random = randomOf('orders');
  const sellers = built.toSorted((a, b) => (b.product.popularity ?? 0) - (a.product.popularity ?? 0)).slice(0, 120);
  const past = orderPlans(now, random).map((plan) => pastOrder(plan, sellers, random));
  await insertRows(
    db,
    orders,
    past.map(({ order }) => order),
  );
  await insertRows(
    db,
    orderLines,
    past.flatMap(({ lines }) => lines),
  );
  await insertRows(
    db,
    orderTimeline,
    past.flatMap((one) => timelineOf(one, now)),
  );
  await insertRows(db, payments, past.flatMap(paymentOf));
  await insertShipments(db, past);
  return past;
}

const after = (date: Date, hours: number): Date => new Date(date.getTime() + hours * hourMs);

/** The stages of an order, and how many hours after it each was reached. */
const stages = [
  ['Created', 0],
  ['Confirmed', 0.1],
  ['Processing', 3],
  ['Shipped', 26],
  ['Delivered', 75],
  ['Completed', 35 * 24],
] as const;

const reached: Readonly<Record<string, number>> = {
  Confirmed: 2,
  Processing: 3,
  PartiallyShipped: 3,
  Shipped: 4,
  Delivered: 5,
  Completed: 6,
  PartiallyReturned: 6,
};

function timelineOf({ order }: PastOrder, now: Date): (typeof orderTimeline.$inferInsert)[] {
  const { id: orderId, createdAt, status } = order;
  const entry = (stage: string, hours: number, note: string | null = null) => ({
    orderId,
    at: new Date(Math.min(after(createdAt, hours).getTime(), now.getTime())),
    status: stage,
    note,
  });
  if (status === 'Cancelled') return [entry('Created', 0), entry('Cancelled', 2, 'Cancelled by the customer.')];
  if (status === 'PendingApproval')
    return [entry('Created', 0), entry('PendingApproval', 0, 'Waits for Marcus Adeyemi.')];
  const passed = stages.slice(0, reached[status] ?? 1).map(([stage, hours]) => entry(stage, hours));
  return status === 'PartiallyShipped'
    ? [...passed, entry('PartiallyShipped', 26, 'One line follows from another warehouse.')]
    : passed;
}

function paymentOf({ order }: PastOrder): (typeof payments.$inferInsert)[] {
  if (order.status === 'PendingApproval' || order.status === 'Cancelled') return [];
  const isOnAccount = order.paymentStatus === 'OnAccount';
  return [
    {
      id: seedId('payment', order.number),
      publicPaymentId: seedId('payment-public', order.number),
      orderId: order.id,
      paymentProviderId: isOnAccount ? 'account' : 'sandbox-card-a',
      kind: isOnAccount ? 'Account' : 'Card',
      status: order.paymentStatus,
      amountMinor: order.grandTotalMinor,
      refundedMinor: 0,
      currencyCode: order.currencyCode,
      transactionId: `seed-${order.number}`,
      clientData: {},
      driverData: {},
      createdAt: order.createdAt,
      updatedAt: order.createdAt,
    },
  ];
}

async function insertShipments(db: Queryable, past: readonly PastOrder[]): Promise<void> {
  const sent = past.filter(({ order }) => (reached[order.status] ?? 0) > 3 || order.status === 'PartiallyShipped');
  await insertRows(
    db,
    shipments,
    sent.map(({ order }) => ({
      id: seedId('shipment', order.number),
      orderId: order.id,
      status: order.shipmentStatus,
      carrier: 'Parcelway',
      trackingNumber: `PW${order.number.slice(3)}GB`,
      trackingUrl: null,
      shippedAt: after(order.createdAt, 26),
      deliveredAt: order.shipmentStatus === 'Delivered' ? after(order.createdAt, 75) : null,
      createdAt: after(order.createdAt, 20),
    })),
  );
  await insertRows(
    db,
    shipmentLines,
    sent.flatMap(({ order, lines }) =>
      (order.status === 'PartiallyShipped' ? lines.slice(0, -1) : lines).map(({ id, quantity }) => ({
        shipmentId: seedId('shipment', order.number),
        orderLineId: id,
        quantity,
      })),
    ),
  );
}
