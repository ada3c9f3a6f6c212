/** Where an order can stand; a client shows an unknown one as written. */
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
