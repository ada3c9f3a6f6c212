import { unitPriceAt } from '#contract/price.ts';
import type { OrderLine } from '#contract/order.ts';
import type { Variant } from '#contract/product.ts';
import { isStockEnough, orderableRule } from '#contract/orderable.ts';
import type { Money } from '#contract/money.ts';
import { snapQuantity } from '#ui/quantity-rule.ts';

/** A product variant as sold at a moment (epoch ms). */
export interface Today {
  readonly variant: Variant;
  /** The store refuses it, or may refuse it, until options have been chosen. */
  readonly requiresAddOns: boolean;
  readonly asOf: number;
}

/** Today's variants by SKU: null if the SKU no longer exists; a missing key means that nothing is known of it. */
export type TodayArticles = ReadonlyMap<string, Today | null>;

/** An order line compared with what is sold today. */
export interface AgainLine {
  readonly line: OrderLine;
  readonly today: Today | null;
  /** It is no longer sold. */
  readonly isGone: boolean;
  /** Nothing newer is known than what the order said when it was read. */
  readonly isUnknown: boolean;
  /** It is sold, but out of stock, or below the minimum quantity. */
  readonly isOut: boolean;
  /** Its options have to be chosen today, or may have to be, but the order has none: the store would refuse it. */
  readonly lacksOptions: boolean;
  /** The stock, if it is less than the quantity; null if there is enough or the stock is unknown. */
  readonly onlyLeft: number | null;
  /** The ordered quantity, adjusted to today's quantity rule. */
  readonly quantity: number;
  /** The unit price then, and today at that quantity; `now` is null if the line is gone. */
  readonly was: Money;
  readonly now: Money | null;
}

const unitMoney = ({ price }: OrderLine): Money => ({ amount: price.amount, currencyCode: price.currencyCode });

/** Today's unit price at a quantity. */
export const priceToday = (line: OrderLine, today: Today | null, quantity: number): Money | null => {
  const base = today?.variant.basePrice;
  // Without the variant, the price in the order is all that is known.
  if (!base || today === null) return line.currentPrice;
  return {
    amount: unitPriceAt(base.amount, today.variant.tierPrices, Math.max(1, quantity)).amountMinor,
    currencyCode: base.currencyCode,
  };
};

/** Today's total for a quantity, add-ons included. */
export const lineToday = (line: OrderLine, today: Today | null, quantity: number): Money | null => {
  const unit = priceToday(line, today, quantity);
  if (unit === null) return null;
  const addOns = line.addOns.reduce((sum, addOn) => sum + addOn.price.amount * addOn.quantity, 0);
  return { ...unit, amount: (unit.amount + addOns) * quantity };
};

/** Compares a line with today's variant. */
export const againLine = (line: OrderLine, articles: TodayArticles): AgainLine => {
  const named = articles.get(line.sku);
  // The SKU may belong to another variant by now; then the order knows more about the one that was ordered.
  const today = named?.variant.id === line.productVariantId ? named : null;
  const isGone = today === null ? named === null || line.currentPrice === null : today.variant.basePrice === null;
  const inventory = today?.variant.inventory;
  const left = inventory === undefined || inventory.canBackorder ? null : inventory.availableQuantity;
  const isOut = !isGone && today !== null && !isStockEnough(today.variant);
  const rule = today === null ? null : orderableRule(today.variant);
  const quantity = isGone || isOut ? 0 : rule === null ? line.quantity : snapQuantity(line.quantity, rule).quantity;
  const onlyLeft = !isGone && !(isOut && left === 0) && left !== null && left < line.quantity ? left : null;
  return {
    line,
    today,
    isGone,
    isUnknown: today === null && !isGone,
    isOut,
    lacksOptions: !isGone && today?.requiresAddOns === true && line.addOns.length === 0,
    onlyLeft,
    quantity,
    was: unitMoney(line),
    now: isGone ? null : priceToday(line, today, quantity),
  };
};

/** How much attention a line needs: lines that are gone rank first, unchanged ones last. */
export const differenceRank = ({
  isGone,
  isOut,
  lacksOptions,
  onlyLeft,
  quantity,
  line,
  was,
  now,
}: AgainLine): number => {
  if (isGone) return 0;
  if (isOut) return 1;
  if (lacksOptions || onlyLeft !== null || quantity !== line.quantity) return 2;
  if (now === null || now.currencyCode !== was.currencyCode) return 3;
  if (now.amount > was.amount) return 3;
  return now.amount < was.amount ? 4 : 5;
};

/** Whether a line differs from what was ordered. */
export const isDifferent = (line: AgainLine): boolean => differenceRank(line) < 5;

/** Compares lines with today, differences first; lines of the same rank keep the order's order. */
export const againLines = (lines: readonly OrderLine[], today: TodayArticles): readonly AgainLine[] =>
  lines.map((line) => againLine(line, today)).toSorted((a, b) => differenceRank(a) - differenceRank(b));
