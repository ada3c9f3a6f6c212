import { unitPriceAt } from '#contract/price.ts';
import type { OrderLine } from '#contract/order.ts';
import type { Variant } from '#contract/product.ts';
import { orderableRule } from '#contract/variants.ts';
import type { Money } from '#contract/money.ts';
import { snapQuantity } from '#ui/quantity-rule.ts';

/** An article as it is sold today: as of a moment (milliseconds of the epoch). */
export interface Today {
  readonly variant: Variant;
  /** The store refuses it, or may, until options have been chosen. */
  readonly requiresAddOns: boolean;
  readonly asOf: number;
}

/** Today's articles by part number: null where the number names none any more; nothing is known of a number that isn't here. */
export type TodayArticles = ReadonlyMap<string, Today | null>;

/** How a line stands today beside what was ordered. */
export interface AgainLine {
  readonly line: OrderLine;
  readonly today: Today | null;
  /** It can't be bought any more. */
  readonly isGone: boolean;
  /** Nothing is known of today but what the order said when it was read. */
  readonly isUnknown: boolean;
  /** It is sold, and there is none, or less than the least that can be ordered. */
  readonly isOut: boolean;
  /** Its options have to be chosen today, or may have to be, and none are: the store refuses it then. */
  readonly lacksOptions: boolean;
  /** Stock for a part of the quantity alone; null where there is enough, or it is not said. */
  readonly onlyLeft: number | null;
  /** The quantity in which it is sold today, for the one that was ordered. */
  readonly quantity: number;
  /** What it cost each, and costs today at that quantity; null where it is gone. */
  readonly was: Money;
  readonly now: Money | null;
}

const unitMoney = ({ price }: OrderLine): Money => ({ amount: price.amount, currencyCode: price.currencyCode });

/** What one costs today at a quantity. */
export const priceToday = (line: OrderLine, today: Today | null, quantity: number): Money | null => {
  const base = today?.variant.basePrice;
  // What the order says of today is all that is known without the article.
  if (!base || today === null) return line.currentPrice;
  return {
    amount: unitPriceAt(base.amount, today.variant.tierPrices, Math.max(1, quantity)).amountMinor,
    currencyCode: base.currencyCode,
  };
};

/** What so many cost today, add-ons included. */
export const lineToday = (line: OrderLine, today: Today | null, quantity: number): Money | null => {
  const unit = priceToday(line, today, quantity);
  if (unit === null) return null;
  const addOns = line.addOns.reduce((sum, addOn) => sum + addOn.price.amount * addOn.quantity, 0);
  return { ...unit, amount: (unit.amount + addOns) * quantity };
};

const canBeOrdered = ({ inventory, quantityRule }: Variant): boolean => {
  if (inventory.canBackorder) return true;
  const { availableQuantity, isInStock } = inventory;
  return isInStock && (availableQuantity === null || availableQuantity >= snapQuantity(1, quantityRule).quantity);
};

/** Puts a line beside today. */
export const againLine = (line: OrderLine, articles: TodayArticles): AgainLine => {
  const named = articles.get(line.sku);
  // A number may have passed to another article since; of the one that was ordered the order knows more then.
  const today = named?.variant.id === line.productVariantId ? named : null;
  const isGone = today === null ? named === null || line.currentPrice === null : today.variant.basePrice === null;
  const inventory = today?.variant.inventory;
  const left = inventory === undefined || inventory.canBackorder ? null : inventory.availableQuantity;
  const isOut = !isGone && today !== null && !canBeOrdered(today.variant);
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

/** How much a line asks to be looked at: what is gone first, what is as it was last. */
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

/** Lines beside today, differences first; lines of the same standing stay in the order's order. */
export const againLines = (lines: readonly OrderLine[], today: TodayArticles): readonly AgainLine[] =>
  lines.map((line) => againLine(line, today)).toSorted((a, b) => differenceRank(a) - differenceRank(b));
