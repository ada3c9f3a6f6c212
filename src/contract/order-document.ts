import * as z from 'zod/mini';
import { BasketOwner } from './basket-rows.ts';
import { Id } from './primitives.ts';
import { row } from './row.ts';

/** A document of an order. An addition to the specification: an order lists the ones it has in `documents`. */
export const OrderDocumentKind = z.enum(['order-confirmation', 'proforma', 'pick-list']);
export type OrderDocumentKind = z.infer<typeof OrderDocumentKind>;

/**
 * A complete document: `content` is the PDF in base64. It is data like any other response, rather than a file with its own
 * URL, so that a device stores it with the shopper's own data and deletes it with that data.
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
