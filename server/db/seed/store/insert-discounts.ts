import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { discountCodeAmounts, discountCodes } from '#server/db/schema.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';

const dayMs = 86_400_000;

export async function insertDiscounts(db: Queryable, now: Date): Promise<void> {
  const inDays = (days: number): Date => new Date(now.getTime() + days * dayMs);
  const anyTime = { startsAt: null, endsAt: null };
  const limits = {
    usageLimit: null,
    usageLimitPerCustomer: null,
    percentBasisPoints: null,
    isStackable: false,
    usedCount: 0,
    isActive: true,
    createdAt: now,
  };
  await insertRows(db, discountCodes, [
    {
      ...limits,
      ...anyTime,
      code: 'TRADE10',
      type: 'Percentage',
      description: '10% off your order',
      percentBasisPoints: 1_000,
    },
    { ...limits, ...anyTime, code: 'FREEDEL', type: 'FreeDelivery', description: 'Free delivery', isStackable: true },
    {
      ...limits,
      ...anyTime,
      code: 'WELCOME5',
      type: 'Fixed',
      description: '£5 off a first order',
      usageLimitPerCustomer: 1,
    },
    {
      ...limits,
      code: 'WINTER20',
      type: 'Percentage',
      description: '20% off, last winter',
      percentBasisPoints: 2_000,
      startsAt: inDays(-300),
      endsAt: inDays(-210),
    },
    {
      ...limits,
      code: 'OPENDAY',
      type: 'Percentage',
      description: '15% off on the next open day',
      percentBasisPoints: 1_500,
      startsAt: inDays(45),
      endsAt: inDays(46),
    },
    {
      ...limits,
      ...anyTime,
      code: 'FIRST100',
      type: 'Fixed',
      description: '£10 off for the first hundred',
      usageLimit: 100,
    },
  ]);
  const amount = (
    code: string,
    currencyCode: string,
    minimumSpendMinor: number,
    amountMinor: number | null = null,
  ) => ({
    code,
    currencyCode,
    minimumSpendMinor,
    amountMinor,
  });
  const everywhere = (code: string, minimum: number, off: number | null = null) =>
    ['GBP', 'EUR', 'USD'].map((currency) => amount(code, currency, minimum, off));
  await insertRows(db, discountCodeAmounts, [
    ...everywhere('TRADE10', 5_000),
    ...everywhere('FREEDEL', 3_000),
    ...everywhere('WELCOME5', 4_000, 500),
    ...everywhere('WINTER20', 0),
    ...everywhere('OPENDAY', 0),
    amount('FIRST100', 'GBP', 6_000, 1_000),
  ]);
  // All hundred uses are taken.
  await db.update(discountCodes).set({ usedCount: 100 }).where(eq(discountCodes.code, 'FIRST100'));
}
