import type { OrderDocument, OrderDocumentKind } from '#contract/order-document.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { notFound } from '#server/api/http/refusal.ts';
import type { OrderRecord } from '#server/api/orders/access.ts';
import type { BankRecord, SellerRecord } from '#server/db/schema/records.ts';
import { loadFacts, loadSettlement } from './facts.ts';
import { bankFor, loadSeller } from './seller.ts';

/** The bank account on which the store awaits a transfer for the order; null if it awaits none. */
export const awaitedOn = (
  order: Pick<OrderRecord, 'status' | 'paymentStatus' | 'currencyCode'>,
  seller: SellerRecord | null,
): BankRecord | null =>
  order.status === 'AwaitingPayment' && order.paymentStatus === 'AwaitingTransfer' ? bankFor(order, seller) : null;

/**
 * The papers that an order has at present. The proforma invoice is available only once the shopper has chosen to pay by it:
 * otherwise the order would expire within a day, and the money would be sent for nothing.
 */
export const paperKindsOf = (
  order: Pick<OrderRecord, 'status' | 'paymentStatus' | 'currencyCode'>,
  seller: SellerRecord | null,
): OrderDocumentKind[] => {
  const isOver = order.status === 'Cancelled' || order.status === 'Expired';
  const isToPay = awaitedOn(order, seller) !== null;
  return ['order-confirmation', ...(isToPay ? ['proforma' as const] : []), ...(isOver ? [] : ['pick-list' as const])];
};

/** Creates one of an order's papers; 404 for one that it doesn't have. */
export const makePaper = async (
  context: HandlerContext,
  order: OrderRecord,
  kind: OrderDocumentKind,
): Promise<OrderDocument> => {
  const seller = await loadSeller(context);
  if (!paperKindsOf(order, seller).includes(kind)) throw notFound('The document');
  const facts = await loadFacts(context, order, seller);
  // The drawing code is loaded lazily, with the first paper.
  const draw = async (): Promise<Buffer> => {
    if (kind === 'pick-list') return (await import('./pick-list.ts')).drawPickList(facts, context.now);
    const { drawConfirmation, drawProforma } = await import('./invoice.ts');
    if (kind === 'proforma') return drawProforma(facts, context.now);
    return drawConfirmation(facts, await loadSettlement(context, order), context.now);
  };
  const content = await draw();
  return { fileName: `${order.number}-${kind}.pdf`, mediaType: 'application/pdf', content: content.toString('base64') };
};
