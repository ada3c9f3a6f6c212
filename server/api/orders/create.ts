import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { CreateOrder } from '#contract/order-rows.ts';
import { policyNotAccepted } from '#contract/policy-refusal.ts';
import {
  baskets,
  customers,
  discountCodes,
  discountCodeUses,
  orderLines,
  orders,
  orderTimeline,
} from '#server/db/schema.ts';
import type { CustomerInfoRecord } from '#server/db/schema/records.ts';
import { loadCodesOnBasket, lockCodes } from '#server/api/basket/codes.ts';
import { moneyIn } from '#server/api/basket/money.ts';
import {
  type BasketRecord,
  lockBasket,
  lockGuestBaskets,
  refuseGuestCheckout,
  refuseHiddenCatalogue,
} from '#server/api/basket/owner.ts';
import { type BasketState, loadBasketState } from '#server/api/basket/state.ts';
import { nameOf } from '#server/api/basket/variants.ts';
import { customerInfoOf } from '#server/api/checkout/customer.ts';
import { deliveryDays } from '#server/api/checkout/delivery-days.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { privacyPolicyFault, refuseIncomplete, refuseUnorderable, refuseHigherTotal } from './check.ts';
import { orderLineOf } from './line.ts';
import { deductStock, loadAddOnGoods } from './stock.ts';
import { isPrivacyAcceptanceNeeded } from '#server/api/account/privacy-acceptance.ts';
import { conflict, invalidField, Refusal } from '#server/api/http/refusal.ts';
import { emailKey } from '#server/api/session/customer-session.ts';

type OrderRecord = typeof orders.$inferSelect;

/**
 * Turns the basket into an order, once: the basket is locked, and a second request finds it ordered. Everything is
 * recomputed; stock and code uses change in the same transaction, so an order exists with all of its effects or not at all.
 */
export const placeOrder = async (context: HandlerContext, input: CreateOrder) => {
  refuseHiddenCatalogue(context);
  refuseGuestCheckout(context);
  const { db, shopper } = context;
  if (shopper !== null) await refuseUnaccepted(context, shopper.customerId);
  const basket = await orderedBasket(context, input.anonymousBasketId);
  await lockCodes(db, await loadCodesOnBasket(db, basket.id));
  const state = await loadBasketState(context, basket, 'checkout');
  const customerInfo = await customerInfoOf(context, basket);
  if (state.lines.length > 0) {
    const policyFault = shopper === null ? await privacyPolicyFault(context, input.privacyPolicyId) : null;
    refuseIncomplete(state, customerInfo, policyFault);
  }
  refuseUnorderable(state);
  refuseHigherTotal(state);
  if (customerInfo === null) throw new Error('An order without a customer got past its checks.');
  const addOnGoods = await deductGoods(context, state);
  const order = await insertOrder(context, state, { customerInfo, privacyPolicyId: input.privacyPolicyId, addOnGoods });
  await countCodes(context, state, order, customerInfo.email);
  await db.update(baskets).set({ status: 'Ordered', orderedAt: context.now }).where(eq(baskets.id, basket.id));
  return { id: order.id, number: order.number, grandTotal: moneyIn(order.currencyCode)(order.grandTotalMinor) };
};

const orderedBasket = async (context: HandlerContext, key: string | undefined): Promise<BasketRecord> => {
  if (context.shopper !== null) {
    const own = await lockBasket(context);
    if (own === null) throw conflict('BasketEmpty', 'Your cart is empty, or has just been ordered.');
    return own;
  }
  if (key === undefined) throw invalidField('anonymousBasketId', 'BasketMissing', 'Say which cart to order.');
  const theirs = await lockGuestBaskets(context, key);
  const open = theirs.find((basket) => basket.status === 'Open');
  if (open !== undefined) return open;
  throw theirs.some((basket) => basket.status === 'Ordered')
    ? conflict('AlreadyOrdered', 'This cart has already been ordered.')
    : conflict('BasketEmpty', 'Your cart is empty.');
};

const refuseUnaccepted = async ({ db }: HandlerContext, customerId: string): Promise<void> => {
  const [customer] = await db
    .select({ isNeeded: isPrivacyAcceptanceNeeded(customerId) })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (customer?.isNeeded) {
    throw new Refusal(403, 'Accept the privacy policy to order.', [
      { code: policyNotAccepted, message: 'The privacy policy in force has not been accepted.' },
    ]);
  }
};

/** Takes the goods out of stock. Returns the variants of the add-ons that are goods themselves, by option. */
const deductGoods = async (
  { db, settings, now }: HandlerContext,
  { lines }: BasketState,
): Promise<ReadonlyMap<string, string>> => {
  const records = lines.map(({ record }) => record);
  const addOnGoods = await loadAddOnGoods(
    db,
    records.flatMap(({ addOns }) => addOns.map(({ optionId }) => optionId)),
  );
  const ordered = records.map(({ addOns, ...record }) => ({
    ...record,
    addOns: addOns.map(({ optionId, quantity }) => ({ variantId: addOnGoods.get(optionId) ?? null, quantity })),
  }));
  const missing = await deductStock(db, ordered, { mayGoBelow: settings.isOutOfStockPurchaseEnabled, now });
  if (missing.length === 0) return addOnGoods;
  const details = missing.map((variantId) => {
    const line = lines.find(({ record }) => record.variantId === variantId);
    const what = line === undefined ? 'An add-on of the order' : nameOf(line.variant);
    return { code: 'OutOfStock', message: `${what} has just sold out.`, lineItemId: line?.record.id ?? null };
  });
  throw new Refusal(409, details[0]?.message ?? 'Something in your cart has just sold out.', details);
};

const insertOrder = async (
  { db, shopper, now }: HandlerContext,
  state: BasketState,
  {
    customerInfo,
    privacyPolicyId,
    addOnGoods,
  }: {
    readonly customerInfo: CustomerInfoRecord;
    readonly privacyPolicyId: string | undefined;
    readonly addOnGoods: ReadonlyMap<string, string>;
  },
): Promise<OrderRecord> => {
  const { basket, totals, offer, codes, currencyCode, countryCode } = state;
  if (basket.deliveryAddress === null || offer === null)
    throw new Error('An order without delivery got past its checks.');
  const [order] = await db
    .insert(orders)
    .values({
      publicId: randomUUID(),
      customerId: shopper?.customerId ?? null,
      companyId: shopper?.companyId ?? null,
      anonymousId: shopper === null ? basket.anonymousId : null,
      basketId: basket.id,
      privacyPolicyId: shopper === null ? (privacyPolicyId ?? null) : null,
      status: 'AwaitingPayment',
      paymentStatus: 'Pending',
      shipmentStatus: 'Pending',
      currencyCode,
      countryCode,
      subTotalMinor: totals.subTotalMinor,
      discountMinor: totals.discountMinor,
      deliveryChargeMinor: totals.deliveryChargeMinor,
      taxesMinor: totals.taxesMinor,
      grandTotalMinor: totals.grandTotalMinor,
      customerInfo,
      deliveryAddress: basket.deliveryAddress,
      billingAddress: basket.billingAddress ?? basket.deliveryAddress,
      deliveryOption: {
        deliveryZoneOptionId: offer.id,
        name: offer.name,
        ...(offer.description === null ? {} : { description: offer.description }),
        ...(offer.carrier === null ? {} : { carrier: offer.carrier }),
        estimatedDaysMin: offer.estimatedDaysMin,
        estimatedDaysMax: offer.estimatedDaysMax,
        isCollection: offer.isCollection,
        ...deliveryDays(offer, now),
      },
      discounts: codes.map(({ code, description }, index) => ({
        code,
        description,
        amountMinor: totals.applied[index]?.amountMinor ?? 0,
      })),
      referenceNumber: basket.referenceNumber,
      customerComment: basket.customerComment,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (order === undefined) throw new Error('The order was not stored.');
  await db
    .insert(orderLines)
    .values(state.lines.map((line, index) => orderLineOf(order.id, line, totals.lines[index], { index, addOnGoods })));
  await db.insert(orderTimeline).values([
    { orderId: order.id, at: now, status: 'Created' },
    { orderId: order.id, at: now, status: 'AwaitingPayment' },
  ]);
  return order;
};

const countCodes = async (
  { db, shopper, now }: HandlerContext,
  { codes }: BasketState,
  order: OrderRecord,
  email: string,
): Promise<void> => {
  for (const { code } of codes) {
    await db
      .update(discountCodes)
      .set({ usedCount: sql`${discountCodes.usedCount} + 1` })
      .where(eq(discountCodes.code, code));
    await db.insert(discountCodeUses).values({
      code,
      orderId: order.id,
      customerId: shopper?.customerId ?? null,
      email: emailKey(email),
      usedAt: now,
    });
  }
};
