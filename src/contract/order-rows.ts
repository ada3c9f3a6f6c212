import * as z from 'zod/mini';
import { BasketOwner } from './basket-rows.ts';
import { Money } from './money.ts';
import { Order, OrderSummary } from './order.ts';
import { OrderStatus } from './order-status.ts';
import { OrderReturn, OrderReturnSummary, ReturnInput, ReturnReason, ReturnResolution } from './order-return.ts';
import { listed, paged, paging } from './paged.ts';
import { ById, CalendarDate, Id } from './primitives.ts';
import { row } from './row.ts';
import { maxOrderSearchLength } from './search-lengths.ts';

export const getOrders = row({
  method: 'GET',
  path: '/orders',
  summary: "The shopper's orders, newest first",
  audience: 'shopper',
  query: z.object({
    ...paging,
    Status: z.optional(OrderStatus),
    From: z.optional(CalendarDate),
    To: z.optional(CalendarDate),
    Search: z.optional(z.string().check(z.maxLength(maxOrderSearchLength))),
  }),
  data: paged(OrderSummary),
});

export const getOrder = row({
  method: 'GET',
  path: '/orders/{id}',
  summary: 'One order',
  audience: 'shopper',
  params: ById,
  data: Order,
});

export const getOrderSummary = row({
  method: 'GET',
  path: '/orders/{id}/summary',
  summary: 'One order, for a guest by the anonymousId it was placed with',
  audience: 'anyone',
  params: ById,
  query: BasketOwner,
  data: Order,
});

/** Details that a guest adds to an order; a shopper sends an empty object. */
export const CreateOrder = z.object({ anonymousBasketId: z.optional(Id), privacyPolicyId: z.optional(Id) });
export type CreateOrder = z.infer<typeof CreateOrder>;

export const createOrder = row({
  method: 'POST',
  path: '/orders',
  summary: 'Place the order that the checkout holds',
  audience: 'anyone',
  body: CreateOrder,
  data: z.object({ id: Id, number: z.string(), grandTotal: Money }),
});

export const cancelOrder = row({
  method: 'PUT',
  path: '/orders/{id}/cancel',
  summary: 'Cancel an order that has not been packed',
  audience: 'shopper',
  params: ById,
  data: Order,
});

export const createReturn = row({
  method: 'POST',
  path: '/order-returns',
  summary: 'Ask to return lines of an order',
  audience: 'shopper',
  body: ReturnInput,
  data: OrderReturn,
});

export const getReturns = row({
  method: 'GET',
  path: '/order-returns',
  summary: "The shopper's returns, newest first",
  audience: 'shopper',
  query: z.object({ ...paging, OrderId: z.optional(Id) }),
  data: paged(OrderReturnSummary),
});

export const getReturn = row({
  method: 'GET',
  path: '/order-returns/{id}',
  summary: 'One return',
  audience: 'shopper',
  params: ById,
  data: OrderReturn,
});

export const getReturnReasons = row({
  method: 'GET',
  path: '/order-returns/reasons',
  summary: 'Reasons one can give',
  audience: 'shopper',
  data: listed(ReturnReason),
});

export const getReturnResolutions = row({
  method: 'GET',
  path: '/order-returns/resolutions',
  summary: 'Resolutions one can ask for',
  audience: 'shopper',
  data: listed(ReturnResolution),
});
