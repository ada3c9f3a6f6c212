import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { type Answer, type ProviderServer, type Seen, startProvider } from './provider-server.ts';

/** A payment in the shape of Checkout.com's API, as far as a store reads it. */
export interface StandInTry {
  readonly id: string;
  reference: string;
  amount: number;
  currency: string;
  status: string;
  requested_on: string;
  response_code?: string;
  '3ds'?: { authentication_response: string };
  balances: { total_refunded: number };
}

/** A stand-in for Checkout.com's server: sessions, payments by reference, captures, voids, refunds, signed webhooks. */
export interface CheckoutComServer extends ProviderServer {
  /** The request that created each session, by its reference. */
  readonly sessions: Map<string, z.infer<typeof NewSession>>;
  readonly tries: StandInTry[];
  /** Whether captured money arrives at once, or only with `settle`. */
  takes: 'at once' | 'later';
  /** Whether the list of payments already includes this one. */
  listed: (one: StandInTry) => boolean;
  /** Pays with a card in the page, as the shopper does; `outcome` is what the bank says. */
  pay(reference: string | null, outcome?: Partial<StandInTry>): StandInTry;
  /** Completes what was asked for while `takes` was "later". */
  settle(): void;
  event(type: string, reference: string | null, key?: string): { readonly body: string; readonly signature: string };
}

export const checkoutComKeys = {
  publicKey: 'pk_sbox_tests',
  secretKey: 'sk_sbox_tests',
  webhookKey: 'the key of the webhooks',
  channel: 'pc_tests',
};

/** As long as a real one: more than a kilobyte of base64. */
const sessionToken = 'YmFzZTY0OnRva2Vu'.repeat(90);

const NewSession = z.object({
  amount: z.number(),
  currency: z.string(),
  reference: z.string(),
  capture: z.boolean(),
  processing_channel_id: z.string(),
  success_url: z.string(),
  failure_url: z.string(),
  expires_on: z.string(),
  enabled_payment_methods: z.array(z.string()),
  '3ds': z.object({ enabled: z.boolean() }),
  billing: z.object({ address: z.object({ country: z.string() }) }),
});

const refused = (code: string): Answer => ({
  status: 403,
  body: { request_id: '1', error_type: 'not_allowed', error_codes: [code] },
});

export const startCheckoutCom = async (): Promise<CheckoutComServer> => {
  const sessions: CheckoutComServer['sessions'] = new Map();
  const tries: StandInTry[] = [];
  const answered = new Map<string, Answer>();
  const due: StandInTry[] = [];
  const state: Pick<CheckoutComServer, 'takes' | 'listed'> = { takes: 'at once', listed: () => true };

  const begin = (body: string): Answer => {
    const wish = NewSession.parse(JSON.parse(body));
    sessions.set(wish.reference, wish);
    const id = `ps_${sessions.size}`;
    return {
      status: 201,
      body: { id, payment_session_secret: `pss_${id}`, payment_session_token: sessionToken, _links: {} },
    };
  };

  const deeds: Readonly<Record<string, (one: StandInTry, body: string) => Answer>> = {
    captures(one) {
      if (one.status !== 'Authorized') return refused('capture_not_allowed');
      if (state.takes === 'later') due.push(one);
      else one.status = 'Captured';
      return { status: 202, body: { action_id: `act_${one.id}` } };
    },
    voids(one) {
      if (one.status !== 'Authorized') return refused('void_not_allowed');
      one.status = 'Voided';
      return { status: 202, body: { action_id: `act_${one.id}` } };
    },
    refunds(one, body) {
      const { amount } = z.object({ amount: z.number() }).parse(JSON.parse(body));
      const isTaken = ['Captured', 'Partially Refunded'].includes(one.status);
      if (!isTaken || one.balances.total_refunded + amount > one.amount) return refused('refund_not_allowed');
      one.balances.total_refunded += amount;
      one.status = one.balances.total_refunded === one.amount ? 'Refunded' : 'Partially Refunded';
      return { status: 202, body: { action_id: `act_${one.id}` } };
    },
  };

  const work = ({ method, path, body }: Seen): Answer => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (method === 'POST' && pathname === '/payment-sessions') return begin(body);
    if (method === 'GET' && pathname === '/payments') {
      const data = tries.filter((one) => one.reference === searchParams.get('reference') && state.listed(one));
      return { status: 200, body: { limit: 100, skip: 0, total_count: data.length, data: data.toReversed() } };
    }
    const [, id, deed = ''] = /^\/payments\/(\w+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    const one = tries.find((known) => known.id === id);
    if (one === undefined) return { status: 404, body: {} };
    return deeds[deed]?.(one, body) ?? { status: 200, body: one };
  };

  const server = await startProvider((request) => {
    if (request.headers.authorization !== `Bearer ${checkoutComKeys.secretKey}`) return { status: 401, body: {} };
    const key = String(request.headers['cko-idempotency-key'] ?? '');
    const known = key === '' ? undefined : answered.get(key);
    const answer = known ?? work(request);
    if (key !== '') answered.set(key, structuredClone(answer));
    return answer;
  });

  return Object.assign(state, {
    ...server,
    sessions,
    tries,
    pay(reference: string | null, outcome: Partial<StandInTry> = {}) {
      const wish = sessions.get(reference ?? '');
      if (wish === undefined) throw new Error(`Checkout.com has no session ${reference ?? ''}.`);
      const one: StandInTry = {
        id: `pay_${tries.length + 1}`,
        reference: wish.reference,
        amount: wish.amount,
        currency: wish.currency,
        status: 'Authorized',
        requested_on: new Date(Date.UTC(2026, 10, 24, 12, 0, tries.length)).toISOString(),
        balances: { total_refunded: 0 },
        ...outcome,
      };
      tries.push(one);
      return one;
    },
    settle() {
      for (const one of due.splice(0)) one.status = 'Captured';
    },
    event(type: string, reference: string | null, key: string = checkoutComKeys.webhookKey) {
      // Whitespace that a parser would drop.
      const body = JSON.stringify({ id: 'evt_1', type, data: { id: 'pay_1', reference } }, null, 1);
      return { body, signature: createHmac('sha256', key).update(body).digest('hex') };
    },
  });
};
