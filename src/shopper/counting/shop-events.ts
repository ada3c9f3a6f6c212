import type { CheckoutSummary } from '#contract/checkout.ts';
import type { Order } from '#contract/order.ts';
import type { OrderReturn } from '#contract/order-return.ts';
import type { PaymentProvider } from '#contract/payment.ts';
import type { Change } from '#offline/commands/commands.ts';

/** Something that a shopper did, or that waits on the device to be sent; for analytics. */
export type ShopEvent =
  | { readonly type: 'change-made'; readonly change: Change }
  | { readonly type: 'checkout-lines-removed'; readonly lineItemIds: readonly string[] }
  | { readonly type: 'order-reordered'; readonly order: Order }
  | { readonly type: 'delivery-chosen'; readonly summary: CheckoutSummary }
  | { readonly type: 'payment-begun'; readonly order: Order; readonly provider: PaymentProvider }
  | { readonly type: 'order-cancelled'; readonly order: Order }
  | { readonly type: 'return-requested'; readonly order: Order; readonly orderReturn: OrderReturn };

const listeners = new Set<(event: ShopEvent) => void>();

/** Notifies analytics; nobody listens unless the visitor allows it. */
export const publishShopEvent = (event: ShopEvent): void => {
  for (const listener of listeners) listener(event);
};

/** Calls `listener` for every event until the returned function is called. */
export const subscribeToShopEvents = (listener: (event: ShopEvent) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
