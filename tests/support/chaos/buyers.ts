import { setTimeout as wait } from 'node:timers/promises';
import type { Rows } from '#contract/rows.ts';
import { providerIds } from '#server/api/payments/provider-ids.ts';
import type { Client } from '#tests/support/stores/client.ts';
import { sampleAddress } from '#tests/support/samples/address.ts';
import { about, type Acknowledged, RefusedForGood } from './acknowledged.ts';
import type { MortalPostgres } from './mortal-postgres.ts';

/** Orders that the store has acknowledged, payment included, with their pieces. */
export type PlacedOrders = ReadonlyMap<string, number>;

const thinkMs = 150;

const customerInfo = { firstName: 'Ada', lastName: 'Fitter', email: 'ada@example.com', phone: '01632 960001' };

/** Guests who place one order after another and choose to pay each by bank transfer, which needs no provider. */
export const startBuyers = (
  client: Client<Rows>,
  acknowledged: Acknowledged,
  { variantId, count, over }: { readonly variantId: string; readonly count: number; readonly over: AbortSignal },
): { readonly placed: PlacedOrders; readonly ended: Promise<unknown> } => {
  const placed = new Map<string, number>();

  const buy = async (quantity: number): Promise<void> => {
    const body = { productVariantId: variantId, quantity };
    const { anonymousId } = await acknowledged((key) => client.addToBasket({ body }, key));
    const query = { anonymousId: anonymousId ?? '' };
    await acknowledged((key) => client.setDeliveryAddress({ query, body: sampleAddress }, key));
    await acknowledged((key) => client.setCustomerInfo({ query, body: customerInfo }, key));
    const { results: offers } = await acknowledged(() => client.getDeliveryOptions({ query }));
    const option = { deliveryZoneOptionId: offers[0]?.id ?? '' };
    await acknowledged((key) => client.chooseDeliveryOption({ query, body: option }, key));
    const policy = await acknowledged(() => client.getPrivacyPolicy({}));
    const order = await acknowledged((key) =>
      client.createOrder({ body: { anonymousBasketId: query.anonymousId, privacyPolicyId: policy.id } }, key),
    );
    placed.set(order.id, quantity);
    const payment = { orderId: order.id, paymentProviderId: providerIds.transfer, ...order.grandTotal };
    await acknowledged((key) => client.createPayment({ query, body: payment }, key));
  };

  const buyOn = async (): Promise<void> => {
    for (let number = 0; !over.aborted; number += 1) {
      try {
        await buy(1 + (number % 3));
      } catch (error) {
        if (!(error instanceof RefusedForGood)) throw error;
      }
      await wait(about(thinkMs));
    }
  };
  return { placed, ended: Promise.all(Array.from({ length: count }, buyOn)) };
};

/** What guests' orders the database holds. */
const storedOrders = (postgres: MortalPostgres) =>
  postgres.query<{ id: string; pieces: number; payments: number }>(
    `select o.id,
       (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.id) as pieces,
       (select count(*)::int from payments p where p.order_id = o.id) as payments
     from orders o where o.customer_id is null`,
  );

/** Orders are lost without one of their pieces or a payment, too, and doubled with a second payment or piece. */
export const compareOrders = async (
  postgres: MortalPostgres,
  placed: PlacedOrders,
): Promise<{ readonly lost: number; readonly doubled: number; readonly pieces: number }> => {
  const rows = await storedOrders(postgres);
  const stored = new Map(rows.map((order) => [order.id, order]));
  const isLost = ([id, pieces]: readonly [string, number]): boolean => {
    const order = stored.get(id);
    return order === undefined || order.pieces < pieces || order.payments < 1;
  };
  return {
    lost: [...placed].filter(isLost).length,
    doubled: rows.filter(({ id, pieces, payments }) => pieces > (placed.get(id) ?? 0) || payments > 1).length,
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
  };
};
