import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RowName, rows } from '#contract/rows.ts';
import type { Row } from '#contract/row.ts';
import { createPaymentDrivers } from '#server/api/payments/sandbox/sandbox.ts';
import { orderLines, orders, returnReasons, returnResolutions } from '#server/db/schema.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { shopperPassword } from '#tests/support/stores/shoppers.ts';
import { createBareStore, type RawAnswer, type TestShopper } from '#tests/support/stores/store.ts';
import { address, counter, fillCheckout, orderAsShopper, stockCounter } from './counter-fixture.ts';

/*
 * Calls every row of the contract as somebody else, with the ids of one customer's data: no answer may contain any of that
 * data, and no call may change it.
 */

const store = await createBareStore({ payments: createPaymentDrivers() });
await stockCounter(store.db);
afterAll(() => store.close());

/** Occurs in all of the victim's data, and nowhere else. */
const mark = 'Zebedee';
const ids = {
  order: '',
  address: '',
  companyAddress: '',
  list: '',
  item: '',
  cart: '',
  payment: '',
  return: '',
  line: '',
  basket: '',
};

/** Which of the ids a path takes; null for public data and for ids that the caller may choose. */
const idsOfPaths: Readonly<Record<string, keyof typeof ids | null>> = {
  '/customers/addresses/': 'address',
  '/orders/': 'order',
  '/baskets/orders/': 'order',
  '/order-returns/': 'return',
  '/parked-carts/': 'cart',
  '/baskets/parked-carts/': 'cart',
  '/payments/': 'payment',
  '/wishlists/': 'list',
  '/baskets/': 'basket',
  '/privacy-policies/': null,
  '/products/': null,
  '/products/slug=': null,
  '/product-types/': null,
  '/categories/': null,
  '/categories/slug=': null,
  '/recommendations/': null,
  '/viewed-products/variants/': null,
};

/** The same for fields of queries and bodies. */
const idsOfFields: Readonly<Record<string, keyof typeof ids>> = {
  orderId: 'order',
  OrderId: 'order',
  addressId: 'address',
  wishlistId: 'list',
  itemId: 'item',
  paymentId: 'payment',
  basketId: 'basket',
  lineItemId: 'line',
  lineItemIds: 'line',
};

/**
 * Calls that succeed: one returns the caller's own list, the others remove lines from the caller's own cart, where others'
 * lines don't exist.
 */
const mayBeAnswered: ReadonlySet<RowName> = new Set(['getReturns', 'removeFromBasket', 'removeFromCheckout']);

let victim: TestShopper;
let stranger: TestShopper;

const everythingOfVictim = async () => {
  const { client } = victim;
  return {
    customer: await client.getCustomer({}),
    settings: await client.getCustomerSettings({}),
    addresses: await client.getAddresses({}),
    company: await client.getCompanyAddresses({}),
    basket: await client.getBasket({}),
    checkout: await client.getCheckoutSummary({}),
    carts: await client.getParkedCarts({}),
    order: await client.getOrder({ params: { id: ids.order } }),
    returns: await client.getReturn({ params: { id: ids.return } }),
    lists: await client.getWishlists({}),
    list: await client.getWishlist({ params: { id: ids.list } }),
    viewed: await client.getViewedProducts({}),
  };
};

beforeAll(async () => {
  await store.db.insert(returnReasons).values({ id: 'damaged', code: 'Damaged', name: 'Damaged', sortOrder: 1 });
  await store.db.insert(returnResolutions).values({ id: 'refund', code: 'Refund', name: 'Refund', sortOrder: 1 });
  victim = await store.shopper({ company: true });
  stranger = await store.shopper({ company: true });
  const { client } = victim;
  const marked = { ...address, firstName: mark };
  ids.address = (await client.createAddress({ body: marked })).id;
  ids.companyAddress = (await client.createCompanyAddress({ body: marked })).id;
  const list = await client.createWishlist({ body: { name: mark } });
  ids.list = list.id;
  const filled = await client.addWishlistItem({
    body: { wishlistId: list.id, productVariantId: bare.variantId, quantity: 1 },
  });
  ids.item = filled.items[0]?.id ?? '';
  const delivered = await orderAsShopper(client);
  await store.db
    .update(orders)
    .set({ status: 'Delivered', shipmentStatus: 'Delivered' })
    .where(eq(orders.id, delivered.id));
  const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, delivered.id));
  const item = { lineItemId: line?.id ?? '', quantity: 1, reasonId: 'damaged', resolutionId: 'refund', comment: mark };
  ids.return = (await client.createReturn({ body: { orderId: delivered.id, items: [item] } })).id;
  await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 40 } });
  await fillCheckout(client);
  await client.setDeliveryAddress({ body: marked });
  await client.chooseDeliveryOption({ body: { deliveryZoneOptionId: 'std' } });
  const order = await client.createOrder({ body: {} });
  ids.order = order.id;
  const payment = { orderId: order.id, paymentProviderId: 'sandbox-card-a', ...order.grandTotal };
  ids.payment = (await client.createPayment({ body: payment })).id;
  const basket = await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 40 } });
  const lines = [{ productVariantId: counter.loose, quantity: 40 }];
  ids.cart = crypto.randomUUID();
  await client.parkCart({ params: { id: ids.cart }, body: { name: mark, basketId: basket.id, lines } });
  const after = await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 41 } });
  ids.basket = after.id;
  ids.line = after.lineItems[0]?.lineItemId ?? '';
  await client.recordViewedVariant({ params: { id: bare.variantId } });
});

/** A sample in which ids are replaced by the victim's. */
const aimed = (value: unknown, field = ''): unknown => {
  const of = idsOfFields[field];
  if (of !== undefined && typeof value === 'string') return ids[of];
  if (Array.isArray(value)) return value.map((one) => aimed(one, field));
  if (typeof value !== 'object' || value === null) return field === 'productVariantId' ? bare.variantId : value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, aimed(part, name)]));
};

const named: [RowName, Row][] = Object.entries(rows).map(([name, row]) => [name as RowName, row]);
const isFieldOf = (value: unknown): boolean => JSON.stringify(aimed(value)) !== JSON.stringify(value);

interface Aimed {
  readonly path: string;
  readonly body: unknown;
  /** Whether it addresses the victim's data by an id. */
  readonly isTheirs: boolean;
}

const aim = (name: RowName, row: Row): Aimed => {
  // The repository's own samples, whose shape is checked by another test.
  const sample = JSON.parse(readFileSync(`tests/contract/samples/${name}.json`, 'utf8')) as Record<string, object>;
  const [start = '', second] = row.path.split('{');
  const of = second === undefined ? null : idsOfPaths[start];
  if (of === undefined) throw new Error(`Say whose the ids of ${row.path} are.`);
  const given: Record<string, unknown> = {
    ...sample['params'],
    ...(of === null ? {} : { id: ids[of], itemId: ids.item }),
  };
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(given[field])));
  const query = Object.entries(aimed(sample['query'] ?? {}) as object).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [field, String(one)]),
  );
  return {
    path: `${path}?${new URLSearchParams(query)}`,
    body: row.body === undefined ? undefined : aimed(sample['body']),
    isTheirs: of !== null || isFieldOf(sample['query']) || isFieldOf(sample['body']),
  };
};

/** The victim's data in an answer that the request did not contain. */
const leaksIn = (text: string, sent: string): string[] =>
  [mark, victim.email, victim.id, ...Object.values(ids)].filter(
    (datum) => datum !== '' && text.includes(datum) && !sent.includes(datum),
  );

const send = (row: Row, { path, body }: Aimed, token: string | null): Promise<RawAnswer> =>
  store.send({
    method: row.method,
    path,
    ...(token === null ? {} : { token }),
    ...(body === undefined ? {} : { body }),
    headers: row.method === 'GET' ? {} : { 'Idempotency-Key': crypto.randomUUID() },
  });

describe.each([
  ['another customer', () => store.signIn(stranger.email, shopperPassword)],
  ['a guest', () => Promise.resolve(null)],
])('%s', (_who, tokenOf) => {
  test.each(named)('gets nothing of a customer from %s, and changes nothing of theirs', async (name, row) => {
    const before = await everythingOfVictim();
    const attack = aim(name, row);
    const answer = await send(row, attack, await tokenOf());
    expect(answer.status).toBeLessThan(500);
    expect(leaksIn(answer.text, JSON.stringify(attack))).toEqual([]);
    const expected = row.path.includes('{') ? [401, 403, 404, 409] : [400, 401, 403, 404, 409];
    if (attack.isTheirs && !mayBeAnswered.has(name)) expect(expected).toContain(answer.status);
    expect(await everythingOfVictim()).toEqual(before);
  });
});
