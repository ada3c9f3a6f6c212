import * as z from 'zod/mini';
import { orderStatuses } from './order-statuses.ts';

/** The status of an order; a client shows an unknown one as it is. */
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const ShipmentStatus = z.enum(['Pending', 'Ready', 'Shipped', 'Delayed', 'Delivered', 'Cancelled']);
export type ShipmentStatus = z.infer<typeof ShipmentStatus>;
