import type { Money } from '#contract/money.ts';
import { formatCharge, formatMoney } from './money.ts';
import { totalName } from './total.ts';

const words = {
  subTotal: 'Subtotal',
  discount: 'Discount',
  deliveryCharge: 'Delivery',
  deliveryUnknown: 'Not chosen yet',
  taxes: 'VAT',
} as const;

/** The sums of an order; `deliveryCharge` is null until its delivery is chosen. */
export interface OrderSums {
  readonly subTotal: Money;
  readonly discount: Money;
  readonly deliveryCharge: Money | null;
  readonly taxes: Money;
  readonly grandTotal: Money;
}

/** How an order's total comes about, placed or not, in the order in which it is read. */
export const orderFigures = ({ subTotal, discount, deliveryCharge, taxes, grandTotal }: OrderSums) => [
  { name: words.subTotal, value: formatMoney(subTotal) },
  ...(discount.amount > 0 ? [{ name: words.discount, value: `-${formatMoney(discount)}` }] : []),
  {
    name: words.deliveryCharge,
    value: deliveryCharge === null ? words.deliveryUnknown : formatCharge(deliveryCharge),
  },
  { name: words.taxes, value: formatMoney(taxes) },
  { name: totalName(taxes), value: formatMoney(grandTotal), isTotal: true },
];
