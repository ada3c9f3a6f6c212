import type { CheckoutSummary } from '#contract/checkout.ts';
import { missingToMinimum } from '#contract/minimum-order.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import { formatPrice } from '#wording/money.ts';

/** What the order lacks to the store's minimum, in words; null if nothing. The totals around it include tax, the minimum doesn't. */
export const belowMinimum = (basket: CheckoutSummary['basketDetails']): string | null => {
  const { minimumOrder, currencyCode, taxes } = basket;
  const missing = missingToMinimum(minimumOrder, basket.subTotal.amount - basket.cartAndCodeDiscount.amount);
  if (missing === null || minimumOrder === null) return null;
  const shown = (amount: number) => formatPrice({ amount, currencyCode }, undefined, taxes.amount > 0);
  return words.belowMinimum(shown(missing), shown(minimumOrder.amount));
};
