import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderLines, orders, returnReasons, returnResolutions } from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { counter, orderAsShopper, stockCounter } from './counter-fixture.ts';

const store = await createBareStore();
await stockCounter(store.db);
afterAll(() => store.close());

beforeAll(async () => {
  await store.db.insert(returnReasons).values([
    { id: 'other', code: 'Other', name: 'Something else', requiresComment: true, sortOrder: 2 },
    { id: 'damaged', code: 'Damaged', name: 'It arrived damaged', sortOrder: 1 },
  ]);
  await store.db.insert(returnResolutions).values([
    { id: 'replacement', code: 'Replacement', name: 'Send it again', sortOrder: 2 },
    { id: 'refund', code: 'Refund', name: 'Give the money back', sortOrder: 1 },
  ]);
});

/** A shopper with a delivered order of forty bolts. */
const delivered = async () => {
  const shopper = await store.shopper();
  const { id: orderId, number } = await orderAsShopper(shopper.client, counter.loose, 40);
  await store.db.update(orders).set({ status: 'Delivered', shipmentStatus: 'Delivered' }).where(eq(orders.id, orderId));
  const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const item = { lineItemId: line?.id ?? '', quantity: 10, reasonId: 'damaged', resolutionId: 'refund' };
  return { ...shopper, orderId, number, item };
};

describe('a return', () => {
  test('is asked for by line, reason and resolution [API-105] [API-107] [ACC-03]', async () => {
    const { client, orderId, number, item, email } = await delivered();
    const made = await client.createReturn({ body: { orderId, items: [{ ...item, comment: 'Bent' }] } });
    expect(made).toMatchObject({
      orderId,
      orderNumber: number,
      status: 'Requested',
      refund: null,
      itemCount: 10,
      note: null,
      items: [
        {
          lineItemId: item.lineItemId,
          productName: 'Counter bolt',
          variantName: 'Thing ct-loose',
          sku: 'CT-LOOSE',
          quantity: 10,
          reasonName: 'It arrived damaged',
          resolutionName: 'Give the money back',
          comment: 'Bent',
          state: 'Advised',
        },
      ],
      timeline: [{ status: 'Requested' }],
    });
    expect(made.number).toMatch(/^RT-7\d{4}$/);
    expect(await client.getReturn({ params: { id: made.id } })).toEqual(made);
    const order = await client.getOrder({ params: { id: orderId } });
    expect(order.items[0]).toMatchObject({ quantity: 40, returnedQuantity: 10 });
    await store.app.outbox.deliver();
    expect(store.emails.findLast(({ to }) => to === email)?.text).toContain(number);
  });

  test('cannot ask back more than was ordered, at once or one after the other [API-105] [ACC-03]', async () => {
    const { client, orderId, item } = await delivered();
    const ask = (quantity: number) => client.createReturn({ body: { orderId, items: [{ ...item, quantity }] } });
    expect(await refused(ask(41))).toMatchObject({
      status: 400,
      details: [{ code: 'TooMany', field: 'items.0.quantity', lineItemId: item.lineItemId }],
    });
    const settled = await Promise.allSettled([ask(25), ask(25), ask(25)]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await refused(ask(16))).firstMessage).toBe('Counter bolt: No more than 15 can be returned.');
    await ask(15);
    expect(await refused(ask(1))).toMatchObject({ status: 409, details: [{ code: 'NothingToReturn' }] });
    expect((await client.getOrder({ params: { id: orderId } })).canReturn).toBe(false);
  });

  test('names everything that is wrong with it [API-105] [ACC-03]', async () => {
    const { client, orderId, item } = await delivered();
    const other = await delivered();
    const items = [
      { ...item, reasonId: 'other', resolutionId: 'nothing' },
      { ...item },
      { ...item, lineItemId: other.item.lineItemId },
      { ...item, lineItemId: 'x', reasonId: 'nothing' },
    ];
    const error = await refused(client.createReturn({ body: { orderId, items } }));
    expect(error.status).toBe(400);
    expect(error.details.map(({ code, field }) => `${field} ${code}`)).toEqual([
      'items.0.comment CommentMissing',
      'items.0.resolutionId ResolutionUnknown',
      'items.1.lineItemId Repeated',
      'items.2.lineItemId LineUnknown',
      'items.3.lineItemId LineUnknown',
    ]);
    expect((await refused(client.createReturn({ body: { orderId, items: [] } }))).status).toBe(400);
    const reason = [{ ...item, reasonId: 'nothing' }];
    expect((await refused(client.createReturn({ body: { orderId, items: reason } }))).details[0]?.code).toBe(
      'ReasonUnknown',
    );
  });

  test('waits until the order is sent [API-105]', async () => {
    const { client, orderId, item } = await delivered();
    await store.db.update(orders).set({ status: 'Processing' }).where(eq(orders.id, orderId));
    const error = await refused(client.createReturn({ body: { orderId, items: [item] } }));
    expect(error).toMatchObject({ status: 409, details: [{ code: 'OrderNotReturnable' }] });
  });

  test("is nobody else's business [API-105] [API-107]", async () => {
    const { client, orderId, item } = await delivered();
    const other = await store.shopper();
    const body = { orderId, items: [item] };
    expect((await refused(other.client.createReturn({ body }))).status).toBe(404);
    expect((await refused(store.client().createReturn({ body }))).status).toBe(401);
    const made = await client.createReturn({ body });
    expect((await refused(other.client.getReturn({ params: { id: made.id } }))).status).toBe(404);
    expect((await refused(client.getReturn({ params: { id: 'x' } }))).status).toBe(404);
  });
});

test("the list has the shopper's returns, newest first, of one order or all [API-106] [ACC-03]", async () => {
  const first = await delivered();
  const { client } = first;
  const made = [];
  for (const quantity of [1, 2, 3]) {
    store.clock.now = new Date(store.clock.now.getTime() + 1000);
    made.unshift(await client.createReturn({ body: { orderId: first.orderId, items: [{ ...first.item, quantity }] } }));
  }
  await delivered();
  const all = await client.getReturns({ query: {} });
  expect(all).toMatchObject({ total: 3, pageNumber: 1, pageSize: 20 });
  expect(all.results.map(({ number, itemCount }) => [number, itemCount])).toEqual(
    made.map(({ number }, index) => [number, 3 - index]),
  );
  expect((await client.getReturns({ query: { PageNumber: 2, PageSize: 2 } })).results).toHaveLength(1);
  expect((await client.getReturns({ query: { OrderId: 'x' } })).total).toBe(0);
  expect((await client.getReturns({ query: { OrderId: first.orderId } })).total).toBe(3);
});

test('reasons and resolutions come in their order [API-108] [API-109] [ACC-03]', async () => {
  const { client } = await store.shopper();
  expect((await client.getReturnReasons({})).results).toEqual([
    { id: 'damaged', name: 'It arrived damaged', requiresComment: false },
    { id: 'other', name: 'Something else', requiresComment: true },
  ]);
  expect((await client.getReturnResolutions({})).results.map(({ id }) => id)).toEqual(['refund', 'replacement']);
});
