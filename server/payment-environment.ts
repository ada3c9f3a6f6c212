import * as z from 'zod';
import type { ProviderSettings } from '#server/api/payments/providers/configured-drivers.ts';
import { isSandboxKey } from '#server/api/payments/checkout-com/checkout-com-api.ts';
import type { PaymentScriptName } from '#server/host/host-options.ts';
import { list, text } from './environment-fields.ts';

const scriptNames = ['stripe', 'checkout-com', 'paypal'] as const satisfies readonly PaymentScriptName[];

/** A provider's server. It receives keys, so it must use TLS or be on this machine. */
const server = text.regex(
  /^(?:https:\/\/[^\s?#]*[^\s?#/]|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[^\s?#]*[^\s?#/])?)$/,
  'must begin with https:// (http:// on this machine alone), without a slash at the end',
);

/** The environment variables of the payment providers. */
export const paymentFields = {
  STRIPE_PUBLISHABLE_KEY: text.regex(/^pk_/, 'must begin with pk_').optional(),
  STRIPE_SECRET_KEY: text.regex(/^[sr]k_/, 'must begin with sk_ or rk_').optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_/, 'must begin with whsec_').optional(),
  STRIPE_API: server.default('https://api.stripe.com'),
  CHECKOUT_COM_PUBLIC_KEY: text.regex(/^pk_/, 'must begin with pk_').optional(),
  CHECKOUT_COM_SECRET_KEY: text.regex(/^sk_/, 'must begin with sk_').optional(),
  CHECKOUT_COM_WEBHOOK_KEY: text.optional(),
  CHECKOUT_COM_CHANNEL: text.regex(/^pc_/, 'must begin with pc_').optional(),
  CHECKOUT_COM_API: server.optional(),
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),
  PAYPAL_API: server.default('https://api-m.paypal.com'),
  PAYMENT_PAGE_NAME: text.optional(),
  PAYMENT_PAGE_URL: server.optional(),
  PAYMENT_PAGE_MERCHANT: text.optional(),
  PAYMENT_PAGE_KEY: text.min(32, 'must have at least 32 characters').optional(),
  PAYMENT_SCRIPTS: list
    .pipe(
      z.array(z.enum(scriptNames, { error: `must be comma-separated names; the names are ${scriptNames.join(', ')}` })),
    )
    .optional(),
};

type Read = z.output<z.ZodObject<typeof paymentFields>>;
type Name = keyof Read;

/** The configured providers, and those whose scripts pages allow. */
export interface PaymentProviderSettings extends ProviderSettings {
  readonly scripts: readonly PaymentScriptName[];
}

/** The providers in the environment. Each must be configured completely or not at all; problems are listed. */
export const readPaymentProviders = (
  it: Read,
  { isOwnApi }: { readonly isOwnApi: boolean },
): PaymentProviderSettings & { readonly problems: readonly string[] } => {
  const problems: string[] = [];

  /** Whether all are set; reports missing ones if others are set. */
  const isSet = (needed: readonly Name[]): boolean => {
    const missing = needed.filter((name) => it[name] === undefined);
    if (missing.length === needed.length) return false;
    const others = needed.filter((name) => it[name] !== undefined);
    if (!isOwnApi) {
      problems.push(
        ...others.map(
          (name) => `${name}: belongs to the server of the store API; name its provider in PAYMENT_SCRIPTS here`,
        ),
      );
      return false;
    }
    problems.push(
      ...missing.map(
        (name) => `${name}: is missing, though ${others.join(' and ')} ${others.length === 1 ? 'is' : 'are'} set`,
      ),
    );
    return missing.length === 0;
  };

  const stripe = isSet(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    ? {
        publishableKey: it.STRIPE_PUBLISHABLE_KEY ?? '',
        secretKey: it.STRIPE_SECRET_KEY ?? '',
        webhookSecret: it.STRIPE_WEBHOOK_SECRET ?? '',
        apiUrl: it.STRIPE_API,
      }
    : null;
  if (stripe !== null && isLive(stripe.publishableKey) !== isLive(stripe.secretKey)) {
    problems.push('STRIPE_SECRET_KEY: one of the keys is a test key and the other is live');
  }
  const checkoutCom = isSet(['CHECKOUT_COM_PUBLIC_KEY', 'CHECKOUT_COM_SECRET_KEY', 'CHECKOUT_COM_WEBHOOK_KEY'])
    ? {
        publicKey: it.CHECKOUT_COM_PUBLIC_KEY ?? '',
        secretKey: it.CHECKOUT_COM_SECRET_KEY ?? '',
        webhookKey: it.CHECKOUT_COM_WEBHOOK_KEY ?? '',
        channel: it.CHECKOUT_COM_CHANNEL ?? null,
        apiUrl: it.CHECKOUT_COM_API ?? checkoutComApi(it.CHECKOUT_COM_SECRET_KEY ?? ''),
      }
    : null;
  if (checkoutCom !== null && isSandboxKey(checkoutCom.publicKey) !== isSandboxKey(checkoutCom.secretKey)) {
    problems.push('CHECKOUT_COM_SECRET_KEY: one of the keys is a test key and the other is live');
  }
  const paypal = isSet(['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'])
    ? {
        clientId: it.PAYPAL_CLIENT_ID ?? '',
        clientSecret: it.PAYPAL_CLIENT_SECRET ?? '',
        webhookId: it.PAYPAL_WEBHOOK_ID ?? '',
        apiUrl: it.PAYPAL_API,
      }
    : null;
  const paymentPage = isSet(['PAYMENT_PAGE_NAME', 'PAYMENT_PAGE_URL', 'PAYMENT_PAGE_MERCHANT', 'PAYMENT_PAGE_KEY'])
    ? {
        name: it.PAYMENT_PAGE_NAME ?? '',
        url: it.PAYMENT_PAGE_URL ?? '',
        merchant: it.PAYMENT_PAGE_MERCHANT ?? '',
        key: it.PAYMENT_PAGE_KEY ?? '',
      }
    : null;
  if (isOwnApi && it.PAYMENT_SCRIPTS !== undefined) {
    problems.push(
      'PAYMENT_SCRIPTS: only applies if the store API is on another server; here, set the keys of a provider',
    );
  }
  const used: Readonly<Record<PaymentScriptName, boolean>> = {
    stripe: stripe !== null,
    'checkout-com': checkoutCom !== null,
    paypal: paypal !== null,
  };
  const ours = scriptNames.filter((name) => used[name]);
  return { stripe, checkoutCom, paypal, paymentPage, scripts: isOwnApi ? ours : (it.PAYMENT_SCRIPTS ?? []), problems };
};

/** Test keys belong to a separate API. */
const checkoutComApi = (secretKey: string): string =>
  isSandboxKey(secretKey) ? 'https://api.sandbox.checkout.com' : 'https://api.checkout.com';

const isLive = (key: string): boolean => /^[a-z]k_live_/.test(key);
