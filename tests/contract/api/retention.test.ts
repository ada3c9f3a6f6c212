import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { maxAttempts } from '#server/api/mail/outbox.ts';
import { purge } from '#server/api/store/jobs.ts';
import { purgeAnswers } from '#server/api/http/idempotency.ts';
import { idempotencyRecords, outboxMail, revokedTokens } from '#server/db/schema.ts';
import { statementsFor } from '#tests/support/stores/min-statements.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();
afterAll(() => store.close());

const dayMs = 24 * 60 * 60 * 1000;
const later = (days: number): Date => new Date(store.clock.now.getTime() + days * dayMs);

const mail = (id: string, attempts: number) => ({
  id,
  to: 'buyer@example.com',
  template: 'sign-up',
  data: {},
  attempts,
  createdAt: store.clock.now,
});

test('an email that no mail server took is deleted by its age; one that may still be sent is not', async () => {
  await store.db.delete(outboxMail);
  await store.db.insert(outboxMail).values([mail('given-up', maxAttempts), mail('waiting', maxAttempts - 1)]);
  const left = async () =>
    (await store.db.select({ id: outboxMail.id }).from(outboxMail)).map(({ id }) => id).toSorted();
  await purge(store.db, later(29));
  expect(await left()).toEqual(['given-up', 'waiting']);
  await purge(store.db, later(31));
  expect(await left()).toEqual(['waiting']);
});

test('a step that fails doesn’t keep the others from deleting what has expired', async () => {
  await store.db.insert(revokedTokens).values({ tokenId: 'expired', expiresAt: store.clock.now });
  await store.db.execute(sql`alter table idempotency_records rename to idempotency_records_away`);
  const failures: unknown[] = [];
  await purge(store.db, later(1), (work) => work().catch((error: unknown) => failures.push(error)));
  await store.db.execute(sql`alter table idempotency_records_away rename to idempotency_records`);
  expect(failures).toHaveLength(1);
  expect(await store.db.select().from(revokedTokens)).toEqual([]);
});

test('answers that have expired are deleted 500 at a time, and those that have not are kept', async () => {
  await store.db.delete(idempotencyRecords);
  const answer = (key: string, expiresAt: Date) => {
    const record = { scope: 'guest', key, fingerprint: key, state: 'Answered' as const, status: 200, body: {} };
    return { ...record, expiresAt };
  };
  const expired = Array.from({ length: 1201 }, (_, index) => answer(`expired ${index}`, later(0)));
  await store.db.insert(idempotencyRecords).values([...expired, answer('kept', later(2))]);
  expect(await statementsFor(store.db, () => purgeAnswers(store.db, later(1)))).toBeGreaterThanOrEqual(4);
  expect(await store.db.select({ key: idempotencyRecords.key }).from(idempotencyRecords)).toEqual([{ key: 'kept' }]);
});
