import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { type Answer, type ProviderServer, type Seen, startProvider } from './provider-server.ts';

/** An order in the shape of PayPal's Orders v2, as far as a store reads it. */
export interface StandInOrder {
  readonly id: string;
  status: string;
  readonly purchase_units: [
    {
      readonly custom_id: string;
      amount: { value: string; currency_code: string };
      payments?: { captures: { id: string; status: string; amount: { value: string; currency_code: string } }[] };
    },
  ];
}

/** A stand-in for PayPal's server: tokens, orders, captures, refunds, signature checks. */
export interface PaypalServer extends ProviderServer {
  readonly orders: Map<string, StandInOrder>;
  readonly refunds: { readonly capture: string; readonly value: string }[];
  /** The issues that the next captures are refused with, in order; `PENDING` is a capture under review by the banks. */
  readonly refusals: string[];
  order(id: string | null): StandInOrder;
  /** Approves an order, as the shopper does in PayPal's window. */
  approve(id: string | null): void;
  /** A webhook as PayPal posts it. */
  notice(type: string, id: string | null): { readonly body: string; readonly headers: Record<string, string> };
}

export const paypalKeys = { clientId: 'paypal-client', clientSecret: 'paypal-secret', webhookId: 'WH-1' };

const refused = (issue: string): Answer => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});

const signatureOf = (id: string, at: string, event: string): string =>
  createHmac('sha256', paypalKeys.webhookId).update(`${id}|${at}|${event}`).digest('hex');

const Amount = z.object({ value: z.string(), currency_code: z.string() });
const NewOrder = z.object({ purchase_units: z.tuple([z.object({ custom_id: z.string(), amount: Amount })]) });
const Refund = z.object({ amount: Amount });
const Check = z.object({
  webhook_id: z.string(),
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
});

const read = <T>(shape: z.ZodType<T>, body: string): T => shape.parse(JSON.parse(body));

export const startPaypal = async (): Promise<PaypalServer> => {
  const orders = new Map<string, StandInOrder>();
  const refunds: { capture: string; value: string }[] = [];
  const refusals: string[] = [];
  const answered = new Map<string, Answer>();

  const capture = (order: StandInOrder): Answer => {
    if (order.status === 'COMPLETED') return refused('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refused('ORDER_NOT_APPROVED');
    const refusal = refusals.shift();
    if (refusal !== undefined && refusal !== 'PENDING') {
      order.status = 'PAYER_ACTION_REQUIRED';
      return refused(refusal);
    }
    const [unit] = order.purchase_units;
    order.status = 'COMPLETED';
    const status = refusal ?? 'COMPLETED';
    unit.payments = { captures: [{ id: `CAP-${order.id}`, status, amount: { ...unit.amount } }] };
    return { status: 201, body: { id: order.id, status: order.status, purchase_units: [{ payments: unit.payments }] } };
  };

  const verify = ({ body }: Seen): Answer => {
    const asked = read(Check, body);
    // PayPal signs the exact text that it sent, so that text is extracted unparsed.
    const event = body.slice(body.indexOf('"webhook_event":') + 16, -1);
    const isOurs =
      asked.webhook_id === paypalKeys.webhookId &&
      asked.transmission_sig === signatureOf(asked.transmission_id, asked.transmission_time, event);
    return { status: 200, body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
  };

  const work = (request: Seen): Answer => {
    const { method, path, body } = request;
    if (path === '/v1/notifications/verify-webhook-signature') return verify(request);
    if (method === 'POST' && path === '/v2/checkout/orders') {
      const { purchase_units: units } = read(NewOrder, body);
      const order: StandInOrder = {
        id: `ORDER${orders.size + 1}`,
        status: 'PAYER_ACTION_REQUIRED',
        purchase_units: units,
      };
      orders.set(order.id, order);
      return { status: 201, body: { id: order.id, status: order.status } };
    }
    const [, taken] = /^\/v2\/payments\/captures\/CAP-(\w+)\/refund$/.exec(path) ?? [];
    if (taken !== undefined) {
      if (refunds.some((one) => one.capture === taken)) return refused('CAPTURE_FULLY_REFUNDED');
      refunds.push({ capture: taken, value: read(Refund, body).amount.value });
      return { status: 201, body: { status: 'COMPLETED' } };
    }
    const [, id = '', action] = /^\/v2\/checkout\/orders\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const order = orders.get(id);
    if (order === undefined) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    return action === 'capture' ? capture(order) : { status: 200, body: order };
  };

  const basic = `Basic ${Buffer.from(`${paypalKeys.clientId}:${paypalKeys.clientSecret}`).toString('base64')}`;
  const server = await startProvider((request) => {
    if (request.path === '/v1/oauth2/token') {
      const isKnown = request.headers.authorization === basic;
      return isKnown
        ? { status: 200, body: { access_token: 'token-1', expires_in: 3600 } }
        : { status: 401, body: { error: 'invalid_client' } };
    }
    if (request.headers.authorization !== 'Bearer token-1')
      return { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } };
    const key = String(request.headers['paypal-request-id'] ?? '');
    const known = key === '' ? undefined : answered.get(key);
    const answer = known ?? work(request);
    if (key !== '') answered.set(key, structuredClone(answer));
    return answer;
  });

  const orderOf = (id: string | null): StandInOrder => {
    const order = orders.get(id ?? '');
    if (order === undefined) throw new Error(`PayPal has no order ${id ?? ''}.`);
    return order;
  };

  return {
    ...server,
    orders,
    refunds,
    refusals,
    order: orderOf,
    approve(id) {
      orderOf(id).status = 'APPROVED';
    },
    notice(type, id) {
      const resource = type.startsWith('CHECKOUT')
        ? { id }
        : { id: `CAP-${id ?? ''}`, supplementary_data: { related_ids: { order_id: id } } };
      // Whitespace that a parser would drop.
      const body = JSON.stringify({ id: 'WH-EVENT', event_type: type, resource }, null, 1);
      const at = '2026-11-24T12:00:00Z';
      const headers = {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
        'paypal-transmission-id': 'transmission-1',
        'paypal-transmission-time': at,
        'paypal-transmission-sig': signatureOf('transmission-1', at, body),
      };
      return { body, headers };
    },
  };
};
