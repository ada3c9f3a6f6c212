import * as z from 'zod/mini';
import { Money } from './money.ts';
import { TimelineEntry } from './order.ts';
import { Id, Instant, maxReturnCommentLength, Quantity } from './primitives.ts';

export const ReturnStatus = z.enum([
  'Requested',
  'Approved',
  'Rejected',
  'InTransit',
  'PartiallyReceived',
  'Received',
  'Completed',
  'Cancelled',
]);
export type ReturnStatus = z.infer<typeof ReturnStatus>;

/** The state of a returned item. */
export const ReturnItemState = z.enum(['Advised', 'Returned', 'BackInStock', 'Unusable']);

/** The reason for a return. */
export const ReturnReason = z.object({ id: Id, name: z.string(), requiresComment: z.boolean() });
export type ReturnReason = z.infer<typeof ReturnReason>;

/** The outcome that the shopper asks for. */
export const ReturnResolution = z.object({ id: Id, name: z.string() });
export type ReturnResolution = z.infer<typeof ReturnResolution>;

const returnHead = {
  id: Id,
  number: z.string(),
  orderId: Id,
  orderNumber: z.string(),
  createdAt: Instant,
  status: ReturnStatus,
  refund: z.nullable(Money),
  itemCount: z.int(),
};

export const OrderReturnSummary = z.object(returnHead);
export type OrderReturnSummary = z.infer<typeof OrderReturnSummary>;

export const OrderReturn = z.object({
  ...returnHead,
  items: z.array(
    z.object({
      id: Id,
      lineItemId: Id,
      productName: z.string(),
      /** The variant as the order's line names it. An addition: other stores may omit it. */
      variantName: z.optional(z.nullable(z.string())),
      sku: z.string(),
      quantity: z.int(),
      reasonId: Id,
      reasonName: z.string(),
      resolutionId: Id,
      resolutionName: z.string(),
      comment: z.nullable(z.string()),
      state: ReturnItemState,
    }),
  ),
  note: z.nullable(z.string()),
  timeline: z.array(TimelineEntry),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

export const ReturnInput = z.object({
  orderId: Id,
  items: z
    .array(
      z.object({
        lineItemId: Id,
        quantity: Quantity,
        reasonId: Id,
        resolutionId: Id,
        comment: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxReturnCommentLength)))),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
});
export type ReturnInput = z.infer<typeof ReturnInput>;
