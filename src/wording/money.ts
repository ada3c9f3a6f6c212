import type { Money } from '#contract/money.ts';
import { moneyText } from '#contract/money-text.ts';

/** An amount as a shopper reads it: "£1,234.50"; nothing to pay is "-". */
export function formatMoney({ amount, currencyCode }: Money): string {
  return amount === 0 ? '-' : moneyText(amount, currencyCode);
}

/** A delivery charge; zero is "Free delivery". */
export function formatCharge(charge: Money): string {
  return charge.amount === 0 ? 'Free delivery' : formatMoney(charge);
}
