import type { PaymentDriver } from '#server/api/payments/driver.ts';
import { providerNotices } from '#server/api/payments/notices/notice-routes.ts';
import { lookAtOpenPayments } from '#server/api/payments/notices/open-payments-job.ts';
import { createPaymentDrivers } from '#server/api/payments/sandbox/sandbox.ts';
import { createBareStore, type TestStore } from '#tests/support/stores/store.ts';
import { orderAsGuest, stockCounter } from '#tests/contract/api/counter-fixture.ts';

/** A bare store whose payments go to real drivers, with helpers for what happens between the two. */
export const openRealStore = async (real: readonly PaymentDriver[]) => {
  const payments = createPaymentDrivers({ hasSandbox: false, real });
  const store: TestStore = await createBareStore({ payments });
  await stockCounter(store.db);
  const { app, db, clock } = store;
  const publicUrl = 'http://shop.test';
  await app.register(providerNotices, {
    prefix: '/payment-providers',
    db,
    payments,
    publicUrl,
    outbox: app.outbox,
    clock: () => clock.now,
  });
  const shop = store.client();

  const begin = (order: Awaited<ReturnType<typeof orderAsGuest>>, paymentProviderId: string) =>
    shop.createPayment({
      query: { anonymousId: order.anonymousId },
      body: { orderId: order.id, paymentProviderId, ...order.grandTotal },
    });

  return {
    store,
    shop,
    payments,
    begin,
    /** Places a guest's order and begins its payment. */
    async begun(paymentProviderId: string) {
      const order = await orderAsGuest(shop);
      const payment = await begin(order, paymentProviderId);
      const query = { anonymousId: order.anonymousId };
      const asked = { orderId: order.id, paymentId: payment.id, paymentProviderId };
      return {
        order,
        payment,
        query,
        process: () => shop.processPayment({ params: { id: payment.id }, query, body: {} }),
        refresh: (body: object = {}) => shop.refreshPayment({ query, body: { ...asked, ...body } }),
        /** The states of the order and its latest payment, as the shopper sees them. */
        async states() {
          const seen = await shop.getOrderSummary({ params: { id: order.id }, query });
          return { order: seen.status, payment: seen.latestPayment?.status };
        },
        async confirmations() {
          await app.outbox.deliver();
          return store.emails.filter(({ subject }) => subject.endsWith(`order ${order.number}`)).length;
        },
      };
    },
    /** Runs the job that looks for open payments, as if so many minutes had passed. */
    lookAfterMinutes: (minutes: number) =>
      lookAtOpenPayments({
        db,
        payments,
        publicUrl,
        outbox: app.outbox,
        now: new Date(clock.now.getTime() + minutes * 60_000),
      }),
    /** Posts a notice as a provider would; returns the status code. */
    async notify(code: string, body: string, headers: Record<string, string>) {
      const url = `/payment-providers/${code}/notices`;
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      });
      return answer.statusCode;
    },
    close: () => store.close(),
  };
};
