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

export const paymentStatuses = [
  'Pending',
  'RequiresAction',
  'Authorized',
  'Captured',
  'PartiallyRefunded',
  'Refunded',
  'Failed',
  'Cancelled',
  'OnAccount',
] as const;

export const shipmentStatuses = ['Pending', 'Ready', 'Shipped', 'Delayed', 'Delivered', 'Cancelled'] as const;

export const returnStatuses = [
  'Requested',
  'Approved',
  'Rejected',
  'InTransit',
  'PartiallyReceived',
  'Received',
  'Completed',
  'Cancelled',
] as const;

export const returnItemStates = ['Advised', 'Returned', 'BackInStock', 'Unusable'] as const;

export const creditTransactionTypes = [
  'Allocated',
  'Updated',
  'Purchased',
  'Reimbursed',
  'Refunded',
  'Reverted',
] as const;

export const recommendationTypes = ['similar', 'trending', 'bought-together', 'related'] as const;

export const inventoryModes = ['None', 'AvailableQuantity', 'InStock', 'LowStockAlert'] as const;

export const productPolicies = [
  'None',
  'HiddenForUnauthorized',
  'HiddenPricesForUnauthorized',
  'AllowedUnauthorizedCheckout',
] as const;

export const paymentKinds = ['Card', 'Wallet', 'Hosted', 'Account'] as const;
