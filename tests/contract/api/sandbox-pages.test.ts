import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { Payment } from '#contract/payment.ts';
import { payments, storeSettings } from '#server/db/schema.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { orderAsGuest, stockCounter } from './counter-fixture.ts';

const store = await createBareStore();
await stockCounter(store.db);
afterAll(() => store.close());

const shop = store.client();
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

const begin = async (paymentProviderId: string): Promise<{ payment: Payment; url: string }> => {
  const { id: orderId, anonymousId, grandTotal } = await orderAsGuest(shop);
  const payment = await shop.createPayment({
    query: { anonymousId },
    body: { orderId, paymentProviderId, ...grandTotal },
  });
  return { payment, url: payment.nextStep?.url ?? '/nowhere' };
};

const get = (url: string, headers: Record<string, string> = {}) => store.app.inject({ method: 'GET', url, headers });

const post = (url: string, payload: string, headers: Record<string, string> = formType) =>
  store.app.inject({ method: 'POST', url, headers, payload });

const policyOf = (answer: { headers: Record<string, unknown> }): string =>
  String(answer.headers['content-security-policy']);

describe('a page of the sandbox', () => {
  test('runs its own script and style and nothing else', async () => {
    for (const provider of ['sandbox-card-a', 'sandbox-wallet', 'sandbox-hosted']) {
      const answer = await get((await begin(provider)).url);
      expect(answer.statusCode).toBe(200);
      const inline = [...answer.body.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)];
      expect(inline.length).toBeGreaterThan(0);
      for (const [, tag, content = ''] of inline) {
        const digest = createHash('sha256').update(content).digest('base64');
        expect(policyOf(answer)).toContain(`${tag}-src 'sha256-${digest}'`);
      }
      expect(policyOf(answer)).toContain("default-src 'none'");
      expect(policyOf(answer)).not.toContain('unsafe');
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    }
  });

  test('stands in frames of the shop alone, and the bank in none', async () => {
    const ancestors = async (provider: string, host: string) => {
      const policy = policyOf(await get((await begin(provider)).url, { host }));
      return /frame-ancestors ([^;]+)/.exec(policy)?.[1];
    };
    expect(await ancestors('sandbox-card-a', 'shop.test')).toBe("'self'");
    expect(await ancestors('sandbox-card-a', 'api.test')).toBe("'self' http://shop.test");
    expect(await ancestors('sandbox-hosted', 'shop.test')).toBe("'none'");
    expect(await ancestors('sandbox-wallet', 'shop.test')).toBe("'none'");
  });

  test('wears the theme that is asked for, and no other word', async () => {
    const { url } = await begin('sandbox-card-a');
    expect((await get(`${url}?theme=dark`)).body).toContain('data-theme="dark"');
    expect((await get(`${url}?theme="><script>`)).body).not.toContain('<script>"');
    expect((await get(`${url}?theme=%22%3E%3Cb%3E`)).body).not.toContain('"><b>');
  });

  test('escapes what the store is called', async () => {
    await store.db.update(storeSettings).set({ storeName: '<img src=x onerror=alert(1)>' });
    const { body } = await get((await begin('sandbox-hosted')).url);
    expect(body).toContain('&lt;img src=x');
    expect(body).not.toContain('<img');
    await store.db.update(storeSettings).set({ storeName: 'Bare Store' });
  });

  test.each(['card', 'challenge', 'wallet', 'hosted'])('/%s of an unknown payment is not found', async (page) => {
    expect((await get(`/sandbox/${page}/sbx_nobody`)).statusCode).toBe(404);
    expect((await post(`/sandbox/${page}/sbx_nobody`, 'action=pay')).statusCode).toBe(404);
  });

  test("of another provider's payment is not found", async () => {
    const { payment } = await begin('sandbox-card-a');
    expect((await get(`/sandbox/hosted/${payment.transactionId}`)).statusCode).toBe(404);
    expect((await get(`/sandbox/challenge/${payment.transactionId}`)).statusCode).toBe(410);
  });

  test('takes forms of a sensible size', async () => {
    const { url } = await begin('sandbox-hosted');
    expect((await post(url, '{}', { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await post(url, `action=pay&x=${'y'.repeat(5000)}`)).statusCode).toBe(413);
    expect((await get('/sandbox/nothing')).statusCode).toBe(404);
  });
});

describe('the card fields', () => {
  const typed = { number: '4242 4242 4242 4241', expiry: '12/39', code: '123', name: '"><b>Byron' };

  test('have the name on the card filled in with who the order is billed to, and nothing else [CHK-13]', async () => {
    const { body } = await get((await begin('sandbox-card-a')).url);
    const filled = [...body.matchAll(/name="(\w+)"[^>]*?value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(filled)).toEqual({ number: '', expiry: '', code: '', name: 'Ada Fitter' });
  });

  test('come back with words at each wrong field, and never with what was typed [CHK-13]', async () => {
    const { url } = await begin('sandbox-card-a');
    const page = await post(url, new URLSearchParams(typed).toString());
    expect(page.body).toContain('This is not a card number. Check its digits.');
    expect(page.body).toMatch(/id="number"[^>]*aria-invalid="true"/);
    expect(page.body).not.toMatch(/4241|Byron/);
    const json = await post(url, new URLSearchParams(typed).toString(), { ...formType, accept: 'application/json' });
    expect(json.json()).toEqual({ errors: { number: 'This is not a card number. Check its digits.' } });
  });

  test('of a payment whose time is over take no card [CHK-13]', async () => {
    const { payment, url } = await begin('sandbox-card-a');
    await store.db
      .update(payments)
      .set({ expiresAt: new Date('2020-01-01') })
      .where(eq(payments.id, payment.id));
    const good = new URLSearchParams({ ...typed, number: '4242424242424242', name: 'Ada' }).toString();
    expect((await get(url)).statusCode).toBe(410);
    expect((await post(url, good, { ...formType, accept: 'application/json' })).statusCode).toBe(410);
  });
});

describe('the hosted page', () => {
  test('sends back to the name by which the shopper came [CHK-15]', async () => {
    const { url, payment } = await begin('sandbox-hosted');
    const here = await get(url, { host: 'localhost', referer: 'http://localhost/checkout' });
    expect(here.body).toMatch(/name="back" value="here"/);
    const there = await get(url, { host: 'localhost', referer: 'http://shop.test/checkout' });
    expect(there.body).toMatch(/name="back" value="shop"/);
    const answer = await post(url, 'action=pay&source=good&back=here');
    expect(answer.headers.location).toBe(
      `/checkout?order=${payment.orderId}&payment=${payment.id}&transaction=${payment.transactionId}`,
    );
  });

  test('only returns once it has been answered, and is answered once [CHK-15]', async () => {
    const { url, payment } = await begin('sandbox-hosted');
    const presses = await Promise.all([post(url, 'action=cancel'), post(url, 'action=pay&source=good')]);
    expect(presses.map(({ statusCode }) => statusCode).filter((status) => ![303, 410].includes(status))).toEqual([]);
    const [row] = await store.db.select().from(payments).where(eq(payments.id, payment.id));
    const { state } = row?.driverData ?? {};
    await post(url, 'action=pay&source=good');
    const [later] = await store.db.select().from(payments).where(eq(payments.id, payment.id));
    expect(later?.driverData['state']).toBe(state);
    expect((await get(url)).statusCode).toBe(303);
  });

  test('of a payment that was replaced says so [CHK-15]', async () => {
    const { url, payment } = await begin('sandbox-hosted');
    await store.db
      .update(payments)
      .set({ status: 'Cancelled', driverData: { state: 'Closed' } })
      .where(eq(payments.id, payment.id));
    const answer = await get(url);
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('This payment has ended');
    expect((await post(url, 'action=pay&source=good')).statusCode).toBe(410);
  });
});
