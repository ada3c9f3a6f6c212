import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { companyMembers, creditAccounts, creditTransactions, customers } from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { orderAsShopper, stockCounter } from './counter-fixture.ts';

const store = await createBareStore();
await stockCounter(store.db);

afterAll(() => store.close());

test('a company reads its credit and how it moved [API-121] [ACC-04]', async () => {
  const { client, companyId } = await store.shopper({ company: true });
  const account = {
    companyId: companyId ?? '',
    currencyCode: 'GBP',
    creditLimitMinor: 500_000,
    outstandingMinor: 30_000,
    overdueMinor: 10_000,
    paymentTermsDays: 30,
  };
  const [row] = await store.db.insert(creditAccounts).values(account).returning();
  const creditAccountId = row?.id ?? '';
  await store.db.insert(creditTransactions).values([
    { creditAccountId, at: new Date('2026-01-01'), type: 'Allocated', amountMinor: 0, balanceAfterMinor: 0 },
    {
      creditAccountId,
      at: new Date('2026-02-01'),
      type: 'Purchased',
      amountMinor: 30_000,
      balanceAfterMinor: 30_000,
      reference: 'TC-1',
      dueDate: '2026-03-03',
    },
  ]);
  const { results } = await client.getCredits({ query: { PageSize: 1 } });
  const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' });
  expect(results).toEqual([
    {
      currencyCode: 'GBP',
      creditLimit: gbp(500_000),
      availableCredit: gbp(470_000),
      outstandingBalance: gbp(30_000),
      overdueBalance: gbp(10_000),
      paymentTermsDays: 30,
      isOnHold: false,
      transactions: {
        total: 2,
        pageNumber: 1,
        pageSize: 1,
        results: [
          {
            id: expect.any(String),
            date: '2026-02-01T00:00:00.000Z',
            type: 'Purchased',
            amount: gbp(-30_000),
            balanceAfter: gbp(30_000),
            orderId: null,
            reference: 'TC-1',
            dueDate: '2026-03-03',
          },
        ],
      },
    },
  ]);
  const second = await client.getCredits({ query: { PageSize: 1, PageNumber: 2 } });
  expect(second.results[0]?.transactions.results[0]).toMatchObject({ type: 'Allocated', amount: gbp(0) });
});

test('no more is overdue than is owed, as once an overdue order has been credited', async () => {
  const { client, companyId } = await store.shopper({ company: true });
  const account = { currencyCode: 'GBP', creditLimitMinor: 500_000, paymentTermsDays: 30, overdueMinor: 10_000 };
  await store.db.insert(creditAccounts).values({ companyId: companyId ?? '', ...account, outstandingMinor: 4_000 });
  const overdue = async () => (await client.getCredits({})).results[0]?.overdueBalance.amount;
  expect(await overdue()).toBe(4_000);
  // The store owes the company.
  await store.db
    .update(creditAccounts)
    .set({ outstandingMinor: -500 })
    .where(eq(creditAccounts.companyId, companyId ?? ''));
  expect(await overdue()).toBe(0);
});

test('without a company there is no credit, and guests have none at all [API-121]', async () => {
  const { client } = await store.shopper();
  expect(await client.getCredits({})).toEqual({ results: [] });
  expect((await refused(store.client().getCredits({}))).status).toBe(401);
});

test('who has moved to another company cannot pay an order of before from the credit of the company they left [CHK-16]', async () => {
  const { id, client, companyId: left } = await store.shopper({ company: true });
  const { companyId: joined } = await store.shopper({ company: true });
  const accountOf = (companyId: string | null) =>
    ({ companyId: companyId ?? '', currencyCode: 'GBP', creditLimitMinor: 500_000, paymentTermsDays: 30 }) as const;
  await store.db.insert(creditAccounts).values([accountOf(left), accountOf(joined)]);
  await store.db.update(customers).set({ canPayOnAccount: true }).where(eq(customers.id, id));
  const order = await orderAsShopper(client);
  await store.db
    .update(companyMembers)
    .set({ companyId: joined ?? '' })
    .where(eq(companyMembers.customerId, id));
  const body = { orderId: order.id, paymentProviderId: 'account', ...order.grandTotal };
  expect(await refused(client.createPayment({ query: {}, body }))).toMatchObject({
    status: 400,
    details: [{ code: 'NoAccount' }],
  });
  const accounts = await store.db.select().from(creditAccounts);
  expect(accounts.filter(({ companyId }) => companyId === left || companyId === joined)).toMatchObject([
    { outstandingMinor: 0 },
    { outstandingMinor: 0 },
  ]);
});

test.each(['PageNumber=0', 'PageSize=201', 'PageNumber=x', 'pagesize=1.5', 'PageSize=1&PageSize=2', 'PageNumber=1e99'])(
  'a page like %s is refused [API-121]',
  async (query) => {
    const { token } = await store.shopper();
    expect((await store.send({ method: 'GET', path: `/customers/credits?${query}`, token })).status).toBe(400);
  },
);
