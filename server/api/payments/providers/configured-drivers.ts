import type { PaymentDriver } from '#server/api/payments/driver.ts';
import type { CheckoutComSettings } from '#server/api/payments/checkout-com/checkout-com-api.ts';
import { checkoutComDriver } from '#server/api/payments/checkout-com/checkout-com-driver.ts';
import { paymentPageDriver } from '#server/api/payments/hosted/page-driver.ts';
import type { PaymentPageSettings } from '#server/api/payments/hosted/payment-page.ts';
import type { PaypalSettings } from '#server/api/payments/paypal/paypal-api.ts';
import { paypalDriver } from '#server/api/payments/paypal/paypal-driver.ts';
import type { StripeSettings } from '#server/api/payments/stripe/stripe-driver.ts';

/** The settings of each payment provider; null for a provider that is not used. */
export interface ProviderSettings {
  readonly stripe: StripeSettings | null;
  readonly checkoutCom: CheckoutComSettings | null;
  readonly paypal: PaypalSettings | null;
  readonly paymentPage: PaymentPageSettings | null;
}

/** The drivers of the configured providers, in the order in which they are offered; the first is preselected. */
export const configuredDrivers = async (settings: ProviderSettings): Promise<PaymentDriver[]> => {
  const { stripe, checkoutCom, paypal, paymentPage } = settings;
  const drivers: PaymentDriver[] = [];
  const isFirst = () => ({ isDefault: drivers.length === 0 });
  // Loaded only if used: most of the start-up time goes into loading modules.
  if (stripe !== null) {
    const { openStripe } = await import('#server/api/payments/stripe/open-stripe.ts');
    drivers.push(openStripe(stripe, isFirst()));
  }
  if (checkoutCom !== null) drivers.push(checkoutComDriver(checkoutCom, isFirst()));
  if (paypal !== null) drivers.push(paypalDriver(paypal, isFirst()));
  if (paymentPage !== null) drivers.push(paymentPageDriver(paymentPage, isFirst()));
  return drivers;
};
