import type { AppliedDiscount, Basket, BasketNotification, LineItem } from '#contract/basket.ts';
import { minimumOrder } from '#contract/minimum-order.ts';
import type { BasketContents, BasketLine } from './lines.ts';
import { moneyIn } from './money.ts';
import { freeDeliveryOf } from '#server/api/checkout/free-delivery.ts';
import type { BasketRecord } from './owner.ts';
import { type BasketState, loadBasketState } from './state.ts';
import type { LineTotals, Totals } from './totals.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';

/** The id of a basket that is not stored yet. */
const noBasketId = 'none';

const signInNotice: BasketNotification = {
  lineItemId: null,
  code: 'SignInRequired',
  severity: 'Warning',
  message: 'Sign in to see what is in your cart and what it costs.',
};

/** A basket as its owner may see it. `writeNotices` come from the current write and are shown once; `contents` as the write left them, if it knows them. */
export const basketView = async (
  context: HandlerContext,
  basket: BasketRecord,
  writeNotices: readonly BasketNotification[] = [],
  contents?: BasketContents,
): Promise<Basket> => {
  if (!context.canSeeProducts || !context.canSeePrices)
    return { ...emptyView(context, basket), notifications: [signInNotice] };
  const state = await loadBasketState(context, basket, 'goods', contents);
  const money = moneyIn(state.currencyCode);
  const { goods } = state;
  return {
    ...emptyView(context, basket),
    lineItems: lineItemViews(state, goods.lines),
    notifications: [
      ...writeNotices,
      ...state.notices.filter((notice) => !writeNotices.some((one) => isAlike(one, notice))),
    ],
    subTotal: money(goods.subTotalMinor),
    discount: money(goods.discountMinor),
    taxes: money(goods.taxesMinor),
    total: money(goods.grandTotalMinor),
    minimumOrder: state.minimumOrder,
    freeDelivery: state.freeDelivery,
    discountCodes: appliedDiscounts(state, goods),
    itemCount: state.lines.reduce((count, line) => count + line.record.quantity, 0),
  };
};

/** The codes that apply, with the amount that each takes off. */
export const appliedDiscounts = ({ codes, currencyCode }: BasketState, { applied }: Totals): AppliedDiscount[] =>
  codes.map(({ code, description }, index) => ({
    code,
    amount: moneyIn(currencyCode)(applied[index]?.amountMinor ?? 0),
    description,
  }));

/** A write's notice may repeat one that the basket's state yields. */
const isAlike = (a: BasketNotification, b: BasketNotification): boolean =>
  (a.lineItemId ?? null) !== null && a.lineItemId === b.lineItemId && a.code === b.code;

/** An empty basket; without a record, the one of a visitor who has no basket yet. */
export const emptyView = (context: HandlerContext, basket: BasketRecord | null): Basket => {
  const { currencyCode, countryCode, settings, reference } = context;
  const zero = moneyIn(currencyCode)(0);
  return {
    id: basket?.id ?? noBasketId,
    anonymousId: basket?.anonymousId ?? null,
    lineItems: [],
    notifications: [],
    subTotal: zero,
    discount: zero,
    taxes: zero,
    total: zero,
    currencyCode,
    minimumOrder: minimumOrder(settings, currencyCode, 0),
    freeDelivery: freeDeliveryOf(reference.delivery, { countryCode, postalCode: '' }, currencyCode),
    itemCount: 0,
    updatedAt: (basket?.updatedAt ?? context.now).toISOString(),
    version: basket?.version ?? 0,
  };
};

/** The lines in the contract's shape, with their share of the discount. */
export const lineItemViews = ({ lines, currencyCode }: BasketState, totals: readonly LineTotals[]): LineItem[] =>
  lines.map((line, index) => lineItemView(line, totals[index], currencyCode));

const lineItemView = (line: BasketLine, totals: LineTotals | undefined, currencyCode: string): LineItem => {
  const { record, variant } = line;
  const money = moneyIn(currencyCode);
  return {
    lineItemId: record.id,
    productId: variant.productId,
    productName: variant.productName,
    slug: variant.slug,
    sku: variant.sku,
    imageUrl: variant.imageUrl,
    drawing: variant.drawing,
    variant: {
      id: variant.id,
      name: variant.variantName === '' ? null : variant.variantName,
      quantityRule: variant.rule,
      unit: variant.unit,
      ...(variant.pricing === null ? {} : { basePrice: money(variant.pricing.baseMinor) }),
      tierPrices: [...(variant.pricing?.tiers ?? [])],
      ...(variant.taxRateBasisPoints === null ? {} : { taxRate: variant.taxRateBasisPoints }),
    },
    quantity: record.quantity,
    price: {
      amount: line.unitMinor,
      currencyCode,
      originalPrice: money(line.originalMinor),
      subTotal: money(line.subTotalMinor),
      total: money(totals?.totalMinor ?? line.subTotalMinor),
    },
    appliedTier: line.tierQuantity === null ? null : { minimumQuantity: line.tierQuantity },
    addOns: record.addOns.map((addOn) => ({
      addonOptionId: addOn.optionId,
      name: addOn.name,
      quantity: addOn.quantity,
      price: money(addOn.priceMinor ?? 0),
    })),
    hasAddOns: line.hasAddOns,
    categories: [...variant.categories],
    inventory: variant.inventory,
    isAvailable: line.isAvailable,
  };
};
