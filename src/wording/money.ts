import type { Money } from '#contract/money.ts';
import { moneyText } from '#contract/money-text.ts';
import { taxOf } from '#contract/money-tax.ts';

/** An amount as a shopper reads it: "£1,234.50"; nothing to pay is "-". */
export function formatMoney({ amount, currencyCode }: Money): string {
  return amount === 0 ? '-' : moneyText(amount, currencyCode);
}

/** A delivery charge; zero is "Free delivery". */
export function formatCharge(charge: Money): string {
  return charge.amount === 0 ? 'Free delivery' : formatMoney(charge);
}

/** An amount before tax, with its tax (minor units) where that is added; one whose tax nobody says is told to be without. */
export function formatSum(sum: Money, taxMinor: number | undefined, isTaxAdded: boolean): string {
  if (!isTaxAdded) return formatMoney(sum);
  return taxMinor === undefined ? `${formatMoney(sum)} ex VAT` : formatMoney({ ...sum, amount: sum.amount + taxMinor });
}

/** A sum that stands by itself, and so says whether tax is in it: "£12.00 ex VAT". `basis` is that of the prices shown. */
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

/** The same with the rate (basis points) at which the amount is taxed; undefined where it is not known, or is to stay without tax. */
export function formatPrice(price: Money, taxRate: number | undefined, isTaxAdded: boolean): string {
  return formatSum(price, taxRate === undefined ? undefined : taxOf(price.amount, taxRate, false), isTaxAdded);
}
