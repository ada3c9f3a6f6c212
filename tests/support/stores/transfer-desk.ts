import { transferCalls } from '#server/api/operator/transfer-calls.ts';
import type { PaymentDrivers } from '#server/api/payments/driver.ts';
import type { TestStore } from './store.ts';

export const operatorKey = 'an operator key for tests, unguessable'.replaceAll(' ', '-');

/** A store's back office: reports received bank transfers to it. */
export const transferDesk = async (store: TestStore, payments: PaymentDrivers) => {
  const { app, db, clock } = store;
  await app.register(transferCalls, {
    prefix: '/operator',
    db,
    key: operatorKey,
    payments,
    publicUrl: 'http://shop.test',
    outbox: app.outbox,
    clock: () => clock.now,
  });
  return {
    /** Sends the call; without a key if `key` is null. */
    async receive(body: object, key: string | null = operatorKey) {
      const answer = await app.inject({
        method: 'POST',
        url: '/operator/transfers',
        headers: key === null ? {} : { authorization: `Bearer ${key}` },
        payload: body,
      });
      return { status: answer.statusCode, body: answer.json<unknown>() };
    },
  };
};
