import * as z from 'zod/mini';
import { BasketOwner } from './basket-rows.ts';
import { Id } from './primitives.ts';
import { row } from './row.ts';

/** A paper of an order. An addition to the specification: an order says which it has in `documents`. */
export const OrderDocumentKind = z.enum(['order-confirmation', 'proforma', 'pick-list']);
export type OrderDocumentKind = z.infer<typeof OrderDocumentKind>;

/**
 * A paper, whole: `content` is the PDF in base64. It is data like any other answer, and not a file at an address, so that
 * a device keeps it as what is the shopper's own, and deletes it with that.
 */
export const OrderDocument = z.object({
  fileName: z.string(),
  mediaType: z.literal('application/pdf'),
  content: z.string().check(z.maxLength(8_000_000)),
});
export type OrderDocument = z.infer<typeof OrderDocument>;

export const getOrderDocument = row({
  method: 'GET',
  path: '/orders/{id}/documents/{kind}',
  summary: 'A paper of an order as PDF; a guest names the anonymousId it was placed with',
  audience: 'anyone',
  params: z.object({ id: Id, kind: OrderDocumentKind }),
  query: BasketOwner,
  data: OrderDocument,
});
