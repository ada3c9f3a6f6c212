import { Stripe } from 'stripe';
import type { PaymentDriver } from '#server/api/payments/driver.ts';
import { stripeDriver, type StripeSettings } from './stripe-driver.ts';

/** Short enough that a transaction can wait for the request and its one retry. */
const timeoutMs = 8000;

/** Creates the driver with its own client. */
export const openStripe = (settings: StripeSettings, place: { readonly isDefault: boolean }): PaymentDriver => {
  const { protocol, hostname, port } = new URL(settings.apiUrl);
  const client = new Stripe(settings.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return stripeDriver(client, settings, place);
};
