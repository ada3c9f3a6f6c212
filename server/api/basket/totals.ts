import { allocate, type DiscountTerms, discountsOn } from './discount.ts';
import { taxOf } from '#contract/money-tax.ts';

/** The amounts to add up. Delivery is free when the goods, after discount and before tax, reach `freeFromMinor`. */
export interface TotalsInput {
  readonly lines: readonly { readonly subTotalMinor: number; readonly taxRateBasisPoints: number }[];
  readonly codes: readonly DiscountTerms[];
  readonly delivery: {
    readonly chargeMinor: number;
    readonly freeFromMinor: number | null;
    readonly taxRateBasisPoints: number;
  } | null;
  readonly pricesIncludeTax: boolean;
}

export interface LineTotals {
  readonly discountMinor: number;
  /** After discount; includes tax only if prices include it. */
  readonly totalMinor: number;
  readonly taxMinor: number;
}

export interface Totals {
  readonly lines: readonly LineTotals[];
  readonly subTotalMinor: number;
  readonly discountMinor: number;
  readonly applied: readonly { readonly code: string; readonly amountMinor: number }[];
  readonly deliveryChargeMinor: number;
  /** Taxes of goods and delivery; part of the other amounts if prices include tax. */
  readonly taxesMinor: number;
  readonly grandTotalMinor: number;
}

/** Computes the totals. Discount is spread over the lines before each is taxed; delivery is taxed like one more line. */
export const totalsOf = ({ lines, codes, delivery, pricesIncludeTax }: TotalsInput): Totals => {
  const subTotalMinor = sum(lines.map((line) => line.subTotalMinor));
  const applied = discountsOn(subTotalMinor, codes);
  const discountMinor = sum(applied.map((one) => one.amountMinor));
  const shares = allocate(
    discountMinor,
    lines.map((line) => line.subTotalMinor),
  );
  const lineTotals = lines.map((line, index) => {
    const lineDiscount = shares[index] ?? 0;
    const totalMinor = line.subTotalMinor - lineDiscount;
    const taxMinor = taxOf(totalMinor, line.taxRateBasisPoints, pricesIncludeTax);
    return { discountMinor: lineDiscount, totalMinor, taxMinor };
  });
  const goodsMinor = subTotalMinor - discountMinor;
  const goodsTaxMinor = sum(lineTotals.map((line) => line.taxMinor));
  const netGoodsMinor = pricesIncludeTax ? goodsMinor - goodsTaxMinor : goodsMinor;
  const isFreeByCode = codes.some((code) => code.type === 'FreeDelivery');
  const deliveryChargeMinor = isFreeByCode ? 0 : deliveryChargeOf(delivery, netGoodsMinor);
  const deliveryTaxMinor =
    delivery === null ? 0 : taxOf(deliveryChargeMinor, delivery.taxRateBasisPoints, pricesIncludeTax);
  const taxesMinor = goodsTaxMinor + deliveryTaxMinor;
  return {
    lines: lineTotals,
    subTotalMinor,
    discountMinor,
    applied,
    deliveryChargeMinor,
    taxesMinor,
    grandTotalMinor: goodsMinor + deliveryChargeMinor + (pricesIncludeTax ? 0 : taxesMinor),
  };
};

/** The charge of a delivery option for goods of a given net value. */
export const deliveryChargeOf = (
  delivery: { readonly chargeMinor: number; readonly freeFromMinor: number | null } | null,
  netGoodsMinor: number,
): number => {
  if (delivery === null) return 0;
  return delivery.freeFromMinor !== null && netGoodsMinor >= delivery.freeFromMinor ? 0 : delivery.chargeMinor;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
