import type { ReturnStatus } from '#contract/order-return.ts';

const nextOf: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  Requested: ['Approved', 'Rejected', 'Cancelled'],
  Approved: ['InTransit', 'PartiallyReceived', 'Received', 'Cancelled'],
  Rejected: [],
  InTransit: ['PartiallyReceived', 'Received'],
  PartiallyReceived: ['Received'],
  Received: ['Completed'],
  Completed: [],
  Cancelled: [],
};

/** Whether a return may change from one state into another. */
export const canReturnBecome = (from: ReturnStatus, to: ReturnStatus): boolean => nextOf[from].includes(to);

/** How many pieces of a line can still be returned: rejecting a return makes its pieces returnable again. */
export const returnableQuantity = (line: { readonly quantity: number; readonly returnedQuantity: number }): number =>
  Math.max(0, line.quantity - line.returnedQuantity);
