import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import {
  basketDiscountCodes,
  customers,
  discountCodeAmounts,
  discountCodes,
  discountCodeUses,
} from '#server/db/schema.ts';
import { emailKey } from '#server/api/session/customer-session.ts';
import type { CodeRecord } from './code-rule.ts';
import type { DiscountTerms } from './discount.ts';

/** A discount code and its use, for one shopper and currency. */
export interface BasketCode extends CodeRecord {
  readonly terms: DiscountTerms;
  readonly description: string;
  readonly isStackable: boolean;
}

/** The account, or the guest's email address once it is known. */
export interface CodeUser {
  readonly customerId: string | null;
  readonly email: string | null;
}

const codesOnBasket = preparedQuery(
  (db) =>
    db
      .select({ code: basketDiscountCodes.code })
      .from(basketDiscountCodes)
      .where(eq(basketDiscountCodes.basketId, sql.placeholder('basketId')))
      .orderBy(asc(basketDiscountCodes.createdAt), asc(basketDiscountCodes.code)),
  'codes_on_basket',
);

/** The codes on a basket, in the order they were entered. */
export const loadCodesOnBasket = async (db: Queryable, basketId: string): Promise<string[]> => {
  const rows = await codesOnBasket(db).execute({ basketId });
  return rows.map(({ code }) => code);
};

/** Loads codes in the order given; unknown ones are left out. */
export const loadCodes = async (
  db: Queryable,
  codes: readonly string[],
  currencyCode: string,
  user: CodeUser,
): Promise<BasketCode[]> => {
  if (codes.length === 0) return [];
  const rows = await db
    .select({
      code: discountCodes,
      amountMinor: discountCodeAmounts.amountMinor,
      minimumSpendMinor: discountCodeAmounts.minimumSpendMinor,
      usedByShopper: usesBy(user),
    })
    .from(discountCodes)
    .leftJoin(
      discountCodeAmounts,
      and(eq(discountCodeAmounts.code, discountCodes.code), eq(discountCodeAmounts.currencyCode, currencyCode)),
    )
    .where(inArray(discountCodes.code, [...codes]));
  const byCode = new Map(rows.map((row) => [row.code.code, row]));
  return codes.flatMap((code) => {
    const row = byCode.get(code);
    if (row === undefined) return [];
    const { type, percentBasisPoints } = row.code;
    const terms = { code, type, percentBasisPoints, amountMinor: row.amountMinor };
    return [{ ...row.code, terms, minimumSpendMinor: row.minimumSpendMinor, usedByShopper: row.usedByShopper }];
  });
};

const usesBy = ({ customerId, email }: CodeUser) => {
  // With an account, its address counts too: the shopper may have used the code as a guest.
  const byAccount =
    customerId === null
      ? undefined
      : or(
          eq(discountCodeUses.customerId, customerId),
          sql`${discountCodeUses.email} = (select ${customers.email} from ${customers} where ${customers.id} = ${customerId})`,
        );
  const byEmail = email === null ? undefined : eq(discountCodeUses.email, emailKey(email));
  if (byAccount === undefined && byEmail === undefined) return sql<number>`0`.mapWith(Number);
  return sql<number>`(
    select count(*)::int from ${discountCodeUses}
    where ${eq(discountCodeUses.code, discountCodes.code)} and ${or(byAccount, byEmail)}
  )`.mapWith(Number);
};

/** Locks codes until the transaction ends, always in the same order to avoid deadlocks, so that the last use can't be spent twice. */
export const lockCodes = async (db: Queryable, codes: readonly string[]): Promise<void> => {
  if (codes.length === 0) return;
  await db
    .select({ code: discountCodes.code })
    .from(discountCodes)
    .where(inArray(discountCodes.code, [...codes]))
    .orderBy(asc(discountCodes.code))
    .for('update');
};
