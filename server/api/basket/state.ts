import type { Basket, BasketNotification } from '#contract/basket.ts';
import { minimumOrder as minimumOrderFor, missingToMinimum, type MinimumOrder } from '#contract/minimum-order.ts';
import { codeFault } from './code-rule.ts';
import { type BasketCode, loadCodes, loadCodesOnBasket } from './codes.ts';
import { type BasketContents, type BasketLine, loadContents, pricedLines } from './lines.ts';
import { belowMinimumOrder, lineNotices } from './notices.ts';
import { type BasketRecord, taxedIn } from './owner.ts';
import { type Totals, totalsOf } from './totals.ts';
import { freeDeliveryOf } from '#server/api/checkout/free-delivery.ts';
import { type DeliveryOffer, loadDeliveryOffers } from '#server/api/checkout/delivery.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { loadStandardRate } from '#server/api/store/tax-rates.ts';

/** A basket with everything computed from it, for this visitor at this moment. */
export interface BasketState {
  readonly basket: BasketRecord;
  readonly lines: readonly BasketLine[];
  /** The codes that apply, in the order of `totals.applied`. */
  readonly codes: readonly BasketCode[];
  /** Totals of the goods alone. */
  readonly goods: Totals;
  /** Totals with the chosen delivery; equal to `goods` while none is chosen. */
  readonly totals: Totals;
  readonly offers: readonly DeliveryOffer[];
  readonly offer: DeliveryOffer | null;
  readonly notices: readonly BasketNotification[];
  readonly minimumOrder: MinimumOrder;
  /** What the goods lack to the minimum order, in minor units; null if it is met or there is none. */
  readonly missingMinor: number | null;
  readonly freeDelivery: NonNullable<Basket['freeDelivery']> | null;
  readonly currencyCode: string;
  /** The country whose taxes apply: the delivery address's, else the visitor's. */
  readonly countryCode: string;
  readonly deliveryTaxRate: number;
}

/** Computes a basket in the currency of the request, from its contents if they are known. Delivery is computed only for the checkout. */
export const loadBasketState = async (
  context: HandlerContext,
  basket: BasketRecord,
  part: 'goods' | 'checkout',
  contents?: BasketContents,
): Promise<BasketState> => {
  const { db, currencyCode, settings } = context;
  const countryCode = taxedIn(context, basket);
  const lines = pricedLines(contents ?? (await loadContents(context, basket.id, countryCode)));
  const codes = await judgeCodes(context, basket, lines);
  const counting = codes.filter((code) => code.fault === null).map((code) => code.record);
  const sums = {
    lines: lines.map((line) => ({
      subTotalMinor: line.subTotalMinor,
      // Unknown where the store can't deliver.
      taxRateBasisPoints: line.variant.taxRateBasisPoints ?? 0,
    })),
    codes: counting.map((code) => code.terms),
    pricesIncludeTax: settings.pricesIncludeTax,
  };
  const goods = totalsOf({ ...sums, delivery: null });
  const address = part === 'checkout' ? basket.deliveryAddress : null;
  const offers = address === null ? [] : await loadDeliveryOffers(db, address, currencyCode);
  const offer = offers.find((one) => one.id === basket.deliveryZoneOptionId) ?? null;
  const deliveryTaxRate = address === null ? 0 : ((await loadStandardRate(db, countryCode)) ?? 0);
  const delivery = offer === null ? null : { ...offer, taxRateBasisPoints: deliveryTaxRate };
  const goodsMinor = goods.subTotalMinor - goods.discountMinor;
  const minimumOrder = minimumOrderFor(settings, currencyCode, goodsMinor);
  const missingMinor = missingToMinimum(minimumOrder, goodsMinor);
  return {
    basket,
    lines,
    codes: counting,
    goods,
    totals: totalsOf({ ...sums, delivery }),
    offers,
    offer,
    notices: [
      ...lines.flatMap((line) => lineNotices(noticed(context, basket, line), currencyCode)),
      ...codes.flatMap(({ fault }) => (fault === null ? [] : [codeNotice(fault)])),
      ...(minimumOrder !== null && missingMinor !== null && lines.length > 0
        ? [belowMinimumOrder(minimumOrder.amount, missingMinor, currencyCode)]
        : []),
    ],
    minimumOrder,
    missingMinor,
    // A code may make all delivery free.
    freeDelivery: counting.some(({ terms }) => terms.type === 'FreeDelivery')
      ? null
      : freeDeliveryOf(
          context.reference.delivery,
          basket.deliveryAddress ?? { countryCode, postalCode: '' },
          currencyCode,
        ),
    currencyCode,
    countryCode,
    deliveryTaxRate,
  };
};

/** A price seen in another currency can't be compared. */
const noticed = (context: HandlerContext, basket: BasketRecord, line: BasketLine) => ({
  lineItemId: line.record.id,
  quantity: line.record.quantity,
  wishedQuantity: line.record.wishedQuantity,
  rule: line.variant.rule,
  isAvailable: line.isAvailable,
  addOnFault: line.addOnFault,
  stockLeft: line.stockLeft,
  canBackorder: context.settings.isOutOfStockPurchaseEnabled,
  showsStock: line.variant.inventory.availableQuantity !== null,
  seenMinor: basket.currencyCode === context.currencyCode ? line.record.seenPriceMinor : null,
  unitMinor: line.unitMinor,
});

const judgeCodes = async (context: HandlerContext, basket: BasketRecord, lines: readonly BasketLine[]) => {
  const { db, currencyCode, shopper, now } = context;
  const onBasket = await loadCodesOnBasket(db, basket.id);
  const user = { customerId: shopper?.customerId ?? null, email: basket.customerInfo?.email ?? null };
  const records = await loadCodes(db, onBasket, currencyCode, user);
  const situation = {
    now,
    currencyCode,
    priceGroupId: shopper?.priceGroupId ?? null,
    subTotalMinor: lines.reduce((total, line) => total + line.subTotalMinor, 0),
  };
  return records.map((record) => ({ record, fault: codeFault(record, situation) }));
};

/** Reports every reason why a code no longer applies as DiscountExpired; the message states the reason. */
const codeNotice = ({ message }: { readonly message: string }): BasketNotification => ({
  lineItemId: null,
  code: 'DiscountExpired',
  severity: 'Warning',
  message: `${message} The discount no longer applies.`,
});
