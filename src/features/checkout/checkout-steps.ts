import type { CheckoutSummary } from '#contract/checkout.ts';

/** The steps of the checkout, in order; payment is always the last. */
export type CheckoutStep = 'customer' | 'addresses' | 'delivery' | 'payment';

/**
 * Guests give their details first; the store already has a shopper's. So payment is step 3 signed in and step 4 as a
 * guest.
 */
export const stepsOf = (isSignedIn: boolean): readonly CheckoutStep[] =>
  isSignedIn ? ['addresses', 'delivery', 'payment'] : ['customer', 'addresses', 'delivery', 'payment'];

/** Whether a step is complete; payment never is in advance. */
export const isStepDone = (step: CheckoutStep, summary: CheckoutSummary): boolean => {
  switch (step) {
    case 'customer':
      return summary.basketDetails.customerInfo !== null;
    case 'addresses':
      return summary.deliveryAddress !== null && summary.billingAddress !== null;
    case 'delivery':
      return summary.deliveryZoneOption !== null;
    case 'payment':
      return false;
  }
};

/** The first incomplete step; never payment before an order exists, since placing the order leads there. */
export const openStepOf = (isSignedIn: boolean, summary: CheckoutSummary, orderId: string | null): CheckoutStep => {
  if (orderId !== null) return 'payment';
  const steps = stepsOf(isSignedIn).filter((step) => step !== 'payment');
  return steps.find((step) => !isStepDone(step, summary)) ?? 'delivery';
};

/** Whether there are lines and the minimum order is met. */
export const canPlaceOrder = (summary: CheckoutSummary): boolean =>
  summary.basketDetails.lineItems.length > 0 && (summary.basketDetails.minimumOrder?.isMet ?? true);
