import { and, eq, notInArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { basketDiscountCodes } from '#server/db/schema.ts';
import { codeFault } from '#server/api/basket/code-rule.ts';
import { type BasketCode, loadCodes } from '#server/api/basket/codes.ts';
import type { BasketRecord } from '#server/api/basket/owner.ts';
import { loadBasketState } from '#server/api/basket/state.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { conflict, invalidField } from '#server/api/http/refusal.ts';

const normalised = (code: string): string => code.trim().toUpperCase();

/** Adds a code to a basket; adding it again changes nothing. Throws 400 with the reason if it does not apply. */
export const putCode = async (context: HandlerContext, basket: BasketRecord, typed: string): Promise<void> => {
  const { db, shopper, currencyCode, now } = context;
  const code = normalised(typed);
  const state = await loadBasketState(context, basket, 'goods');
  if (state.codes.some((one) => one.code === code)) return;
  const user = { customerId: shopper?.customerId ?? null, email: basket.customerInfo?.email ?? null };
  const [record] = await loadCodes(db, [code], currencyCode, user);
  const fault = codeFault(record, {
    now,
    currencyCode,
    priceGroupId: shopper?.priceGroupId ?? null,
    subTotalMinor: state.goods.subTotalMinor,
  });
  if (fault !== null || record === undefined) {
    throw invalidField(
      'discountCode',
      fault?.code ?? 'DiscountUnknown',
      fault?.message ?? 'We don’t recognise that discount code. Check the spelling.',
    );
  }
  const others = state.codes;
  if (others.length > 0 && !(record.isStackable && others.every((one) => one.isStackable))) {
    const names = others.map((one) => one.code).join(', ');
    throw conflict('DiscountNotCombinable', `${code} cannot be used together with ${names}. Remove that one first.`);
  }
  await dropIdle(db, basket, others);
  await db.insert(basketDiscountCodes).values({ basketId: basket.id, code, createdAt: now }).onConflictDoNothing();
};

/** Removes the codes that don't apply when another one is added, so that they can't become valid again beside it. */
const dropIdle = async (db: Queryable, basket: BasketRecord, counting: readonly BasketCode[]): Promise<void> => {
  const codes = counting.map(({ code }) => code);
  const onBasket = eq(basketDiscountCodes.basketId, basket.id);
  await db
    .delete(basketDiscountCodes)
    .where(codes.length === 0 ? onBasket : and(onBasket, notInArray(basketDiscountCodes.code, codes)));
};

/** Removes one code from a basket, or all of them. A missing one counts as removed. */
export const dropCode = async (
  { db }: HandlerContext,
  basket: BasketRecord,
  typed: string | undefined,
): Promise<void> => {
  const onBasket = eq(basketDiscountCodes.basketId, basket.id);
  await db
    .delete(basketDiscountCodes)
    .where(typed === undefined ? onBasket : and(onBasket, eq(basketDiscountCodes.code, normalised(typed))));
};
