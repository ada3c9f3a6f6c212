import * as z from 'zod/mini';

/** The status of an order; a client shows an unknown one as it is. */
export const OrderStatus = z.enum([
  'Created',
  'PendingApproval',
  'AwaitingPayment',
  'Confirmed',
  'Processing',
  'OnHold',
  'PartiallyShipped',
  'Shipped',
  'Delivered',
  'Completed',
  'PartiallyReturned',
  'Returned',
  'Cancelled',
  'Expired',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const ShipmentStatus = z.enum(['Pending', 'Ready', 'Shipped', 'Delayed', 'Delivered', 'Cancelled']);
export type ShipmentStatus = z.infer<typeof ShipmentStatus>;
