import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  creditAccounts,
  customers,
  deliveryOptions,
  deliveryZoneOptions,
  orderLines,
  orders,
} from '#server/db/schema.ts';
import { readPdf } from '#tests/support/papers/pdf-text.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import {
  counter,
  fillBasket,
  fillCheckout,
  orderAsGuest,
  orderAsShopper,
  setSettings,
  type Shop,
  stockCounter,
} from './counter-fixture.ts';

const seller = {
  legalName: 'Bare Żółć Supplies Ltd',
  addressLines: ['1 Works Road', 'Leeds LS1 1AA'],
  vatNumber: 'GB 111 2222 33',
  terms: ['Goods remain ours until they are paid for.'],
  banks: [{ currencyCode: 'GBP', details: [{ name: 'Account number', value: '12345678' }] }],
};

const store = await createBareStore();
await stockCounter(store.db);
await setSettings(store.db, { seller });
afterAll(() => store.close());

type Kind = Parameters<Shop['getOrderDocument']>[0]['params']['kind'];

const paper = async (client: Shop, id: string, kind: Kind, query: { anonymousId?: string } = {}) => {
  const { content, ...about } = await client.getOrderDocument({ params: { id, kind }, query });
  return { ...about, bytes: Buffer.from(content, 'base64') };
};

test('an order names the seller and the terms, and no bank account [API-101]', async () => {
  const { client } = await store.shopper();
  await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 40 } });
  await fillCheckout(client);
  const { banks: _banks, ...named } = seller;
  const { id } = await client.createOrder({ body: {} });
  expect((await client.getOrder({ params: { id } })).seller).toEqual(named);
});

test('a confirmation says who sells, what was bought, the tax of each rate and the total [ADD-04]', async () => {
  const { client } = await store.shopper();
  await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 40 } });
  await client.addToBasket({
    body: { productVariantId: counter.pipe, quantity: 2, addonOptionIds: ['ink'] },
  });
  await fillCheckout(client);
  const made = await client.createOrder({ body: {} });
  const { bytes, ...about } = await paper(client, made.id, 'order-confirmation');
  expect(about).toEqual({ fileName: `${made.number}-order-confirmation.pdf`, mediaType: 'application/pdf' });
  const { pages, frame } = readPdf(bytes);
  const [text = ''] = pages;
  expect(pages).toHaveLength(1);
  expect(text).toContain(`Orderconfirmation${made.number}`);
  expect(text).toContain('StatusWaitingforpaymentPaymentNotpaidyet');
  expect(text).toContain('BareŻółćSuppliesLtd');
  expect(text).toContain('VATnumberGB111222233');
  expect(text).toContain('CT-LOOSEThingct-loose40£0.9020%£36.00');
  expect(text).toContain('CT-PIPEThingct-pipe+1×Optionink,£0.502£20.005%£41.00');
  expect(text).toContain('Subtotal£77.00Delivery£4.95VAT20%on£40.95£8.19VAT5%on£41.00£2.05');
  expect(made.grandTotal.amount).toBe(9219);
  expect(text).toContain('Total£92.19');
  expect(text).toContain('Goodsremainoursuntiltheyarepaidfor.');
  expect(text).toContain('Page1of1');
  expect(frame).toContain('/Lang (en-GB)');
  expect(frame).toContain('/DisplayDocTitle true');
  expect(bytes.length).toBeLessThan(60_000);
});

test('the papers of an order that is collected say so, and name no address to deliver to', async () => {
  const { client } = await store.shopper();
  const made = await orderAsShopper(client);
  const counterOption = {
    deliveryZoneOptionId: 'counter',
    name: 'Trade counter',
    estimatedDaysMin: 0,
    estimatedDaysMax: 0,
  };
  const collected = { deliveryOption: counterOption, deliveryChargeMinor: 0 };
  await store.db.update(orders).set(collected).where(eq(orders.id, made.id));
  const textOf = async (kind: Kind) => readPdf((await paper(client, made.id, kind)).bytes).pages.join('');
  const confirmation = await textOf('order-confirmation');
  expect(confirmation).toContain('CollectionTradecounter');
  expect(confirmation).toContain('CollectionFree');
  expect(confirmation).toContain('Billto');
  const pickList = await textOf('pick-list');
  expect(pickList).toContain('CollectionTradecounter');
  expect(pickList).toContain('Customer');
  expect(confirmation + pickList).not.toMatch(/Deliver/);
});

test('a courier on the same day delivers, whatever its days: offered, ordered and on paper', async () => {
  const { client } = await store.shopper();
  const sameDay = { estimatedDaysMin: 0, estimatedDaysMax: 0 };
  await store.db.update(deliveryZoneOptions).set(sameDay).where(eq(deliveryZoneOptions.id, 'exp'));
  const offeredAndOrdered = async () => {
    await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 40 } });
    await fillCheckout(client, {}, 'exp');
    const offered = (await client.getDeliveryOptions({})).results.find(({ id }) => id === 'exp')?.deliveryOption;
    const made = await client.createOrder({ body: {} });
    const ordered = (await client.getOrder({ params: { id: made.id } })).deliveryZoneOption?.deliveryOption;
    const text = readPdf((await paper(client, made.id, 'pick-list')).bytes).pages.join('');
    return [offered?.isCollection, ordered?.isCollection, text.includes('Deliverto')];
  };
  expect(await offeredAndOrdered()).toEqual([false, false, true]);
  await store.db.update(deliveryOptions).set({ isCollection: true }).where(eq(deliveryOptions.id, 'express'));
  expect(await offeredAndOrdered()).toEqual([true, true, false]);
});

/** Chooses to pay by bank transfer, on a proforma invoice. */
const payByTransfer = (
  client: Shop,
  { id, grandTotal }: Pick<Awaited<ReturnType<typeof orderAsShopper>>, 'id' | 'grandTotal'>,
  query: { anonymousId?: string } = {},
) => client.createPayment({ query, body: { orderId: id, paymentProviderId: 'transfer', ...grandTotal } });

test('an order to pay by transfer has a proforma invoice with where to pay, until it is paid or over [CHK-17]', async () => {
  const { client } = await store.shopper();
  const made = await orderAsShopper(client);
  const read = async () => (await client.getOrder({ params: { id: made.id } })).documents;
  expect(await read()).toEqual(['order-confirmation', 'pick-list']);
  await payByTransfer(client, made);
  expect(await read()).toEqual(['order-confirmation', 'proforma', 'pick-list']);
  const { pages } = readPdf((await paper(client, made.id, 'proforma')).bytes);
  expect(pages.join('')).toContain('Topay£49.14');
  const dueOn = new Date(store.clock.now.getTime() + 14 * 86_400_000);
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/London' } as const;
  expect(pages.join('')).toContain(`Payby${dueOn.toLocaleDateString('en-GB', day).replaceAll(' ', '')}`);
  expect(pages.join('')).toContain(`Accountnumber12345678Paymentreference${made.number}`);
  await store.db.update(orders).set({ status: 'Confirmed' }).where(eq(orders.id, made.id));
  expect(await read()).toEqual(['order-confirmation', 'pick-list']);
  expect(await refused(paper(client, made.id, 'proforma'))).toMatchObject({ status: 404 });
  await store.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.id, made.id));
  expect(await read()).toEqual(['order-confirmation']);
});

test('a confirmation of a cancelled order says what became of its payment, as the order’s page does', async () => {
  const { client, id, companyId } = await store.shopper({ company: true });
  await store.db.update(customers).set({ canPayOnAccount: true }).where(eq(customers.id, id));
  const terms = { currencyCode: 'GBP', creditLimitMinor: 10_000, paymentTermsDays: 30 };
  await store.db.insert(creditAccounts).values({ companyId: companyId ?? '', ...terms });
  const said = async (order: Awaited<ReturnType<typeof orderAsShopper>>) => {
    await client.cancelOrder({ params: { id: order.id } });
    return readPdf((await paper(client, order.id, 'order-confirmation')).bytes).pages.join('');
  };
  const onAccount = await orderAsShopper(client);
  const body = { orderId: onAccount.id, paymentProviderId: 'account', ...onAccount.grandTotal };
  await client.createPayment({ query: {}, body });
  expect(await said(onAccount)).toContain('StatusCancelledPaymentTakenoffyouraccount');
  expect(await said(await orderAsShopper(client))).toContain('StatusCancelledPaymentNotpaidDelivery');
});

test('without an account in the currency of the order there is no proforma invoice', async () => {
  const { client } = await store.shopper();
  const made = await orderAsShopper(client);
  await payByTransfer(client, made);
  await store.db.update(orders).set({ currencyCode: 'EUR' }).where(eq(orders.id, made.id));
  expect(await refused(paper(client, made.id, 'proforma'))).toMatchObject({ status: 404 });
  const { pages } = readPdf((await paper(client, made.id, 'order-confirmation')).bytes);
  expect(pages.join('')).toContain('Total€49.14');
});

test('a store that has not said who sells prints its name, and no proforma invoice', async () => {
  const { client } = await store.shopper();
  const made = await orderAsShopper(client);
  await payByTransfer(client, made);
  await setSettings(store.db, { seller: null });
  try {
    expect((await client.getOrder({ params: { id: made.id } })).documents).toEqual(['order-confirmation', 'pick-list']);
    expect(readPdf((await paper(client, made.id, 'order-confirmation')).bytes).pages[0]).toContain('SellerBareStore');
  } finally {
    await setSettings(store.db, { seller });
  }
});

test('a pick list has every line on pages that are numbered, and no price', async () => {
  const { client } = await store.shopper();
  const made = await orderAsShopper(client);
  const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, made.id));
  if (line === undefined) throw new Error('The order has no line.');
  await store.db.insert(orderLines).values(
    Array.from({ length: 60 }, (_, index) => ({
      ...line,
      id: `${line.id.slice(0, 20)}-${index}`,
      sku: `LONG-${index}`,
      variantName: `Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen für Łódź №${index} `.repeat(2),
      sortOrder: index + 1,
    })),
  );
  const { pages } = readPdf((await paper(client, made.id, 'pick-list')).bytes);
  expect(pages.length).toBeGreaterThan(4);
  for (const [index, text] of pages.entries()) expect(text).toContain(`Page${index + 1}of${pages.length}`);
  const all = pages.join('');
  for (let index = 0; index < 60; index += 1) expect(all).toContain(`LONG-${index}Donaudampf`);
  expect(all).toContain('fürŁódź№59');
  expect(all).not.toContain('£');
});

test('a pick list is signed on a page that has a line, however many lines there are', async () => {
  const { client } = await store.shopper();
  const made = await orderAsShopper(client);
  const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, made.id));
  if (line === undefined) throw new Error('The order has no line.');
  let maxPages = 0;
  for (let index = 0; index < 12; index += 1) {
    const more = {
      id: `${line.id.slice(0, 20)}-${index}`,
      sku: `SHORT-${index}`,
      variantName: 'Bolt',
      sortOrder: index + 1,
    };
    await store.db.insert(orderLines).values({ ...line, ...more });
    const { pages } = readPdf((await paper(client, made.id, 'pick-list')).bytes);
    maxPages = Math.max(maxPages, pages.length);
    expect(pages.at(-1)).toContain('Pickedby');
    expect(pages.at(-1)).toContain(more.sku);
  }
  expect(maxPages).toBeGreaterThan(1);
});

test('a paper says on each page that letters are missing where its typefaces have not all, and nowhere else', async () => {
  const { client } = await store.shopper();
  const { id } = await orderAsShopper(client);
  const pagesOf = async (kind: Kind) => readPdf((await paper(client, id, kind)).bytes).pages;
  const lacks = 'Someletterscan’tbeprintedhere:“?”standsinforeach.';
  expect((await pagesOf('pick-list')).join('')).not.toContain(lacks);
  await store.db.update(orderLines).set({ variantName: 'Wie? 螺丝' }).where(eq(orderLines.orderId, id));
  for (const kind of ['pick-list', 'order-confirmation'] as const) {
    const pages = await pagesOf(kind);
    for (const text of pages) expect(text).toContain(lacks);
    expect(pages.join('')).toContain('Wie???');
  }
});

test('papers are for whoever may see the order, and no cache may store them', async () => {
  const { client, token } = await store.shopper();
  const made = await orderAsShopper(client);
  const other = (await store.shopper()).client;
  const guest = store.client();
  for (const stranger of [other, guest]) {
    expect(await refused(paper(stranger, made.id, 'order-confirmation'))).toMatchObject({ status: 404 });
  }
  const path = `/orders/${made.id}/documents`;
  const headers = { CurrencyCode: 'GBP', CountryCode: 'GB' };
  const answer = await store.send({ method: 'GET', path: `${path}/pick-list`, token, headers });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await store.send({ method: 'GET', path: `${path}/love-letter`, token, headers })).toMatchObject({
    status: 400,
  });
});

test('a guest has the papers of the order that was placed with their key, and of no other', async () => {
  const guest = store.client();
  const made = await orderAsGuest(guest);
  const query = { anonymousId: made.anonymousId };
  await payByTransfer(guest, made, query);
  expect(readPdf((await paper(guest, made.id, 'proforma', query)).bytes).pages[0]).toContain(made.number);
  const anonymousId = await fillBasket(guest, counter.loose, 1);
  expect(await refused(paper(guest, made.id, 'proforma', { anonymousId }))).toMatchObject({ status: 404 });
  expect(await refused(paper(guest, made.id, 'proforma'))).toMatchObject({ status: 404 });
});
