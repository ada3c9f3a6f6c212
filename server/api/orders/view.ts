import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Order } from '#contract/order.ts';
import {
  creditTransactions,
  orderLines,
  orderTimeline,
  payments,
  shipmentLines,
  shipments,
} from '#server/db/schema.ts';
import type { SellerRecord } from '#server/db/schema/records.ts';
import { moneyIn } from '#server/api/basket/money.ts';
import { addressView } from '#server/api/checkout/address.ts';
import { customerInfoView } from '#server/api/checkout/customer.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { transferDueAt } from '#server/api/payments/transfer/transfer-terms.ts';
import type { OrderRecord } from './access.ts';
import { orderHeads } from './head.ts';
import { orderLineViews } from './line-view.ts';
import { awaitedOn, paperKindsOf } from './papers/papers.ts';
import { loadSeller } from './papers/seller.ts';
import { canCancel, canReturn } from './states.ts';

export const orderView = async (context: HandlerContext, order: OrderRecord): Promise<Order> => {
  const { db } = context;
  const money = moneyIn(order.currencyCode);
  const [head] = await orderHeads(db, [order]);
  if (head === undefined) throw new Error(`The order ${order.id} has no head.`);
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.sortOrder));
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  // The payment that the order's state comes from: money may arrive for an older one than the newest.
  const latest = paid.find(({ status }) => status === order.paymentStatus) ?? paid[0];
  const timeline = await db
    .select()
    .from(orderTimeline)
    .where(eq(orderTimeline.orderId, order.id))
    .orderBy(asc(orderTimeline.at), asc(orderTimeline.id));
  const { deliveryZoneOptionId, ...option } = order.deliveryOption;
  const seller = await loadSeller(context);
  return {
    ...head,
    subTotal: money(order.subTotalMinor),
    discount: money(order.discountMinor),
    deliveryCharge: money(order.deliveryChargeMinor),
    taxes: money(order.taxesMinor),
    discountCodes: order.discounts.map(({ code, description, amountMinor }) => ({
      code,
      amount: money(amountMinor),
      description: description ?? null,
    })),
    items: await orderLineViews(context, order, lines),
    customerInfo: customerInfoView(order.customerInfo),
    deliveryAddress: addressView(order.deliveryAddress),
    billingAddress: addressView(order.billingAddress),
    deliveryZoneOption: {
      id: deliveryZoneOptionId,
      deliveryOption: {
        name: option.name,
        description: option.description ?? null,
        carrier: option.carrier ?? null,
        estimatedDaysMin: option.estimatedDaysMin,
        estimatedDaysMax: option.estimatedDaysMax,
        ...(option.isCollection === undefined ? {} : { isCollection: option.isCollection }),
        ...(option.deliversFrom === undefined ? {} : { deliversFrom: option.deliversFrom }),
        ...(option.deliversTo === undefined ? {} : { deliversTo: option.deliversTo }),
        charge: money(order.deliveryChargeMinor),
      },
    },
    customerComment: order.customerComment,
    shipments: await shipmentViews(context, order.id),
    payments: paid.map(({ id, paymentProviderId, publicPaymentId, status, kind, amountMinor, currencyCode }) => ({
      id,
      paymentProviderId,
      publicPaymentId,
      status,
      kind,
      amount: moneyIn(currencyCode)(amountMinor),
    })),
    latestPayment: latest === undefined ? null : { publicPaymentId: latest.publicPaymentId, status: latest.status },
    timeline: timeline.map(({ at, status, note }) => ({ at: at.toISOString(), status, note })),
    canCancel: order.customerId !== null && canCancel(order),
    canReturn: order.customerId !== null && canReturn(order, lines),
    ...(await dueDateView(context, order)),
    ...transferView(context, order, seller),
    documents: paperKindsOf(order, seller),
    ...(seller === null ? {} : { seller: sellerView(seller) }),
  };
};

/** When an order paid on account falls due, as recorded in the credit account. */
const dueDateView = async ({ db }: HandlerContext, order: OrderRecord): Promise<Pick<Order, 'dueDate'>> => {
  if (order.paymentStatus !== 'OnAccount') return {};
  const [purchase] = await db
    .select({ dueDate: creditTransactions.dueDate })
    .from(creditTransactions)
    .where(and(eq(creditTransactions.orderId, order.id), eq(creditTransactions.type, 'Purchased')))
    .orderBy(desc(creditTransactions.at))
    .limit(1);
  return purchase === undefined || purchase.dueDate === null ? {} : { dueDate: purchase.dueDate };
};

/** The bank details are shown only while the order awaits a transfer. */
const transferView = (
  { publicUrl }: HandlerContext,
  order: OrderRecord,
  seller: SellerRecord | null,
): Pick<Order, 'proformaUrl' | 'transfer'> => {
  const bank = awaitedOn(order, seller);
  if (bank === null) return { proformaUrl: null };
  const page = order.customerId === null ? 'successful-order' : 'account/orders';
  return {
    proformaUrl: `${publicUrl}/${page}/${order.id}#documents`,
    transfer: {
      payBy: transferDueAt(order).toISOString(),
      account: bank.details.map(({ name, value }) => ({ name, value })),
    },
  };
};

const sellerView = ({ legalName, addressLines, vatNumber, companyNumber, terms }: SellerRecord): Order['seller'] => ({
  legalName,
  addressLines,
  terms,
  ...(vatNumber === undefined ? {} : { vatNumber }),
  ...(companyNumber === undefined ? {} : { companyNumber }),
});

const shipmentViews = async ({ db }: HandlerContext, orderId: string): Promise<Order['shipments']> => {
  const sent = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.createdAt));
  if (sent.length === 0) return [];
  const lines = await db
    .select()
    .from(shipmentLines)
    .where(
      inArray(
        shipmentLines.shipmentId,
        sent.map((shipment) => shipment.id),
      ),
    );
  return sent.map((shipment) => ({
    id: shipment.id,
    status: shipment.status,
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
    trackingUrl: shipment.trackingUrl,
    shippedAt: shipment.shippedAt?.toISOString() ?? null,
    lines: lines
      .filter((line) => line.shipmentId === shipment.id)
      .map(({ orderLineId, quantity }) => ({ lineItemId: orderLineId, quantity })),
  }));
};
