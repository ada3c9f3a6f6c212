import type { OrderStatus, ShipmentStatus } from '#contract/order-status.ts';

/** The allowed transitions of an order. */
const nextOf: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Created: ['PendingApproval', 'AwaitingPayment', 'Confirmed', 'Cancelled', 'Expired'],
  PendingApproval: ['AwaitingPayment', 'Confirmed', 'Cancelled', 'Expired'],
  AwaitingPayment: ['Confirmed', 'Cancelled', 'Expired'],
  Confirmed: ['Processing', 'OnHold', 'PartiallyShipped', 'Shipped', 'Cancelled'],
  Processing: ['OnHold', 'PartiallyShipped', 'Shipped', 'Cancelled'],
  OnHold: ['Confirmed', 'Processing', 'Cancelled'],
  PartiallyShipped: ['Shipped', 'Delivered', 'PartiallyReturned'],
  Shipped: ['Delivered', 'PartiallyReturned', 'Returned'],
  Delivered: ['Completed', 'PartiallyReturned', 'Returned'],
  Completed: ['PartiallyReturned', 'Returned'],
  PartiallyReturned: ['Returned', 'Completed'],
  Returned: [],
  Cancelled: [],
  Expired: [],
};

/** Whether an order may change from one state into another. */
export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => nextOf[from].includes(to);

interface OrderState {
  readonly status: OrderStatus;
  readonly shipmentStatus: ShipmentStatus;
}

const cancellable: ReadonlySet<OrderStatus> = new Set([
  'Created',
  'PendingApproval',
  'AwaitingPayment',
  'Confirmed',
  'OnHold',
]);

/** A shopper may cancel until packing begins. */
export const canCancel = ({ status, shipmentStatus }: OrderState): boolean =>
  cancellable.has(status) && shipmentStatus === 'Pending';

const returnable: ReadonlySet<OrderStatus> = new Set(['Shipped', 'Delivered', 'Completed', 'PartiallyReturned']);

/** Goods can be returned once all of them are dispatched, unless all have been returned already. */
export const canReturn = (
  { status }: Pick<OrderState, 'status'>,
  lines: readonly { readonly quantity: number; readonly returnedQuantity: number }[],
): boolean => returnable.has(status) && lines.some((line) => line.returnedQuantity < line.quantity);

export const isAwaitingPayment = ({ status }: Pick<OrderState, 'status'>): boolean => status === 'AwaitingPayment';
