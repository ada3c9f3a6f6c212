import * as z from 'zod/mini';

/** Where an order stands; a client shows an unknown one as written. */
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
