/** The statuses of an order; a client shows an unknown one as it is. */
export const orderStatuses = [
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
] as const;
