import * as z from 'zod';

export interface PaypalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The webhook's id, which is part of what its signatures cover. */
  readonly webhookId: string;
  /** The base URL of the API, without a trailing slash. */
  readonly apiUrl: string;
}

/** PayPal understood the request and refused it; `issue` is PayPal's code for the reason. */
export class PaypalRefused extends Error {
  override readonly name = 'PaypalRefused';
  readonly issue: string;

  constructor(issue: string) {
    super(`PayPal refused: ${issue}`);
    this.issue = issue;
  }
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** A string is sent unchanged. */
  readonly body?: object | string;
  /** The idempotency key: PayPal answers a repeat like the first request. */
  readonly key?: string;
}

/** PayPal's API. */
export type Paypal = <T>(asked: Asked, shape: z.ZodType<T>) => Promise<T>;

const Token = z.object({ access_token: z.string(), expires_in: z.number() });
const Refused = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

const timeoutMs = 8000;

/** A token is renewed a minute before it expires. */
const marginMs = 60_000;

export const createPaypal = ({ clientId, clientSecret, apiUrl }: PaypalSettings): Paypal => {
  let token: { readonly text: string; readonly endsAtMs: number } | null = null;

  const send = (path: string, init: RequestInit): Promise<Response> =>
    fetch(apiUrl + path, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });

  const authorise = async (): Promise<string> => {
    if (token !== null && token.endsAtMs > Date.now()) return token.text;
    const answer = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    if (!answer.ok) throw new Error(`PayPal gave no token: ${answer.status}`);
    const { access_token: text, expires_in: seconds } = Token.parse(await answer.json());
    token = { text, endsAtMs: Date.now() + seconds * 1000 - marginMs };
    return text;
  };

  return async ({ method, path, body, key }, shape) => {
    const answer = await send(path, {
      method,
      headers: {
        Authorization: `Bearer ${await authorise()}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(key === undefined ? {} : { 'PayPal-Request-Id': key }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (answer.ok) return shape.parse(await answer.json());
    if (answer.status === 401) token = null;
    if (answer.status !== 404 && answer.status !== 422) throw new Error(`PayPal answered ${answer.status}`);
    const { name = '', details = [] } = Refused.parse(await answer.json());
    throw new PaypalRefused(details[0]?.issue ?? name);
  };
};
