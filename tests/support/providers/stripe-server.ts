import { createHmac } from 'node:crypto';
import { type Answer, type ProviderServer, type Seen, startProvider } from './provider-server.ts';

/** An intent in the shape of Stripe's API, as far as a store reads it. */
export interface StandInIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly client_secret: string;
  readonly metadata: Readonly<Record<string, string>>;
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  last_payment_error: { readonly code: string; readonly decline_code?: string } | null;
}

export interface StandInRefund {
  readonly payment_intent: string;
  readonly amount: number;
}

/** A stand-in for Stripe's server: intents, refunds, idempotency keys, signed events. */
export interface StripeServer extends ProviderServer {
  readonly intents: Map<string, StandInIntent>;
  readonly refunds: StandInRefund[];
  intent(id: string | null): StandInIntent;
  /** Charges the shopper's card, as the page would. */
  succeed(id: string | null): void;
  /** Declines the shopper's card, as the page would; the intent waits for another one. */
  decline(id: string | null, error: StandInIntent['last_payment_error']): void;
  /** An event as Stripe posts it: the text, and the header that holds its signature. */
  event(type: string, id: string | null, secret?: string): { readonly body: string; readonly signature: string };
}

export const stripeKeys = {
  publishableKey: 'pk_test_tests',
  secretKey: 'sk_test_tests',
  webhookSecret: 'whsec_tests',
};

const refused = (code: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});

export const startStripe = async (): Promise<StripeServer> => {
  const intents = new Map<string, StandInIntent>();
  const refunds: StandInRefund[] = [];
  const answered = new Map<string, Answer>();

  const create = (form: URLSearchParams): Answer => {
    // Stripe's limits of a payment in pounds: 30p, and what eight digits hold.
    const amount = Number(form.get('amount'));
    if (amount < 30) return refused('amount_too_small');
    if (amount > 99_999_999) return refused('amount_too_large');
    const id = `pi_${intents.size + 1}`;
    const intent: StandInIntent = {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_x`,
      metadata: { payment: form.get('metadata[payment]') ?? '', order: form.get('metadata[order]') ?? '' },
      amount,
      amount_received: 0,
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      last_payment_error: null,
    };
    intents.set(id, intent);
    return { status: 200, body: intent };
  };

  const cancel = (intent: StandInIntent): Answer => {
    if (['succeeded', 'processing', 'canceled'].includes(intent.status)) {
      return refused('payment_intent_unexpected_state');
    }
    intent.status = 'canceled';
    return { status: 200, body: intent };
  };

  const refund = (form: URLSearchParams): Answer => {
    const intent = intents.get(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    const before = refunds.filter((one) => one.payment_intent === intent?.id).reduce((sum, one) => sum + one.amount, 0);
    if (intent === undefined || intent.status !== 'succeeded') return refused('resource_missing');
    if (before + amount > intent.amount_received) return refused('charge_already_refunded');
    refunds.push({ payment_intent: intent.id, amount });
    return { status: 200, body: { id: `re_${refunds.length}`, object: 'refund', status: 'succeeded', amount } };
  };

  const work = ({ method, path, body }: Seen): Answer => {
    const form = new URLSearchParams(body);
    const [, id = '', action] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const intent = intents.get(id);
    if (method === 'POST' && path === '/v1/payment_intents') return create(form);
    if (method === 'POST' && path === '/v1/refunds') return refund(form);
    if (intent === undefined) return { ...refused('resource_missing'), status: 404 };
    return action === 'cancel' ? cancel(intent) : { status: 200, body: intent };
  };

  const server = await startProvider((request) => {
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`) {
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    }
    const key = String(request.headers['idempotency-key'] ?? '');
    const known = key === '' ? undefined : answered.get(key);
    const answer = known ?? work(request);
    if (key !== '') answered.set(key, structuredClone(answer));
    return answer;
  });

  const intentOf = (id: string | null): StandInIntent => {
    const intent = intents.get(id ?? '');
    if (intent === undefined) throw new Error(`Stripe has no intent ${id ?? ''}.`);
    return intent;
  };

  return {
    ...server,
    intents,
    refunds,
    intent: intentOf,
    succeed(id) {
      const intent = intentOf(id);
      if (intent.status === 'canceled') throw new Error('Nobody can pay an intent that was cancelled.');
      Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null });
    },
    decline(id, error) {
      Object.assign(intentOf(id), { status: 'requires_payment_method', last_payment_error: error });
    },
    event(type, id, secret = stripeKeys.webhookSecret) {
      const body = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type,
        data: { object: { id, object: 'payment_intent' } },
      });
      const at = Math.floor(Date.now() / 1000);
      const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      return { body, signature: `t=${at},v1=${digest}` };
    },
  };
};
