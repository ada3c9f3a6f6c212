import * as z from 'zod';

export interface CheckoutComSettings {
  readonly publicKey: string;
  readonly secretKey: string;
  /** Signs the webhooks. */
  readonly webhookKey: string;
  /** The processing channel, if the account has several. */
  readonly channel: string | null;
  /** The base URL of the API, without a trailing slash. */
  readonly apiUrl: string;
}

/** Test keys have their own prefix. */
export const isSandboxKey = (key: string): boolean => /^[ps]k_(?:sbox|test)_/.test(key);

/** Checkout.com understood the request and refused it. */
export class CheckoutComRefused extends Error {
  override readonly name = 'CheckoutComRefused';
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** The idempotency key: a repeat gets the first answer. */
  readonly key?: string;
}

/** Checkout.com's API. */
export type CheckoutCom = <T>(asked: Asked, shape: z.ZodType<T>) => Promise<T>;

const Refused = z.object({ error_codes: z.array(z.string()).optional() });

const timeoutMs = 8000;

/** Forbidden, not found, invalid. A 401 concerns only the key, not the payment. */
const refusals: ReadonlySet<number> = new Set([403, 404, 422]);

export const createCheckoutCom =
  ({ secretKey, apiUrl }: Pick<CheckoutComSettings, 'secretKey' | 'apiUrl'>): CheckoutCom =>
  async ({ method, path, body, key }, shape) => {
    const answer = await fetch(apiUrl + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        Authorization: `Bearer ${secretKey}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key === undefined ? {} : { 'Cko-Idempotency-Key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.ok) return shape.parse(await answer.json());
    const { error_codes: codes = [] } = Refused.catch({}).parse(await answer.json().catch(() => ({})));
    const said = [answer.status, ...codes].join(' ');
    throw refusals.has(answer.status)
      ? new CheckoutComRefused(`Checkout.com refused: ${said}`)
      : new Error(`Checkout.com answered ${said}`);
  };
