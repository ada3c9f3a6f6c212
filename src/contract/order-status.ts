import * as z from 'zod/mini';
import { orderStatuses } from './order-statuses.ts';

/** Where an order stands; a client shows an unknown one as written. */
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const ShipmentStatus = z.enum(['Pending', 'Ready', 'Shipped', 'Delayed', 'Delivered', 'Cancelled']);
export type ShipmentStatus = z.infer<typeof ShipmentStatus>;
