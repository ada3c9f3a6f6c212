import type { Money } from '#contract/money.ts';
import { moneyText } from '#contract/money-text.ts';
import { taxOf } from '#contract/money-tax.ts';

/** An amount as shown to shoppers: "£1,234.50"; zero is "-". */
export function formatMoney({ amount, currencyCode }: Money): string {
  return amount === 0 ? '-' : moneyText(amount, currencyCode);
}

/** A delivery charge; zero is "Free delivery". */
export function formatCharge(charge: Money): string {
  return charge.amount === 0 ? 'Free delivery' : formatMoney(charge);
}

/** An amount before tax, plus its tax (minor units) if `isTaxAdded`; if the tax is unknown, it is marked "ex VAT" instead. */
export function formatSum(sum: Money, taxMinor: number | undefined, isTaxAdded: boolean): string {
  if (!isTaxAdded) return formatMoney(sum);
  return taxMinor === undefined ? `${formatMoney(sum)} ex VAT` : formatMoney({ ...sum, amount: sum.amount + taxMinor });
}

/** A standalone sum, which therefore states whether it includes tax: "£12.00 ex VAT". `basis` is that of the prices shown. */
export function formatTotal(
  sum: Money,
  taxMinor: number | undefined,
  basis: 'inc' | 'ex' | null,
  isTaxAdded: boolean,
): string {
  const isWithout = isTaxAdded && taxMinor === undefined;
  const text = formatSum(sum, taxMinor, isTaxAdded);
  return basis === null || isWithout || sum.amount === 0 ? text : `${text} ${basis} VAT`;
}

/** Like `formatSum`, but takes the tax rate in basis points: undefined if unknown, or if the price is to be shown without tax. */
export function formatPrice(price: Money, taxRateBasisPoints: number | undefined, isTaxAdded: boolean): string {
  return formatSum(
    price,
    taxRateBasisPoints === undefined ? undefined : taxOf(price.amount, taxRateBasisPoints, false),
    isTaxAdded,
  );
}
