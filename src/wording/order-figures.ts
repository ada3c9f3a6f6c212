import type { DeliveryZoneOption } from '#contract/checkout.ts';
import { isCollected } from '#contract/collected.ts';
import type { Money } from '#contract/money.ts';
import { formatCharge, formatMoney } from './money.ts';
import { totalName } from './total.ts';

const words = {
  subTotal: 'Subtotal',
  discount: 'Discount',
  deliveryCharge: 'Delivery',
  collection: 'Collection',
  collectedFree: 'Free',
  deliveryUnknown: 'Not chosen yet',
  taxes: 'VAT',
} as const;

/** The sums of an order; `deliveryCharge` is null until its delivery is chosen. */
export interface OrderSums {
  readonly subTotal: Money;
  readonly discount: Money;
  readonly deliveryCharge: Money | null;
  readonly deliveryZoneOption?: DeliveryZoneOption | null;
  readonly taxes: Money;
  readonly grandTotal: Money;
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly isTotal?: true;
}

/** Nothing is delivered to who collects. */
const chargeFigure = (charge: Money | null, option: DeliveryZoneOption | null | undefined): Figure => {
  if (charge === null) return { name: words.deliveryCharge, value: words.deliveryUnknown };
  if (option && isCollected(option.deliveryOption)) {
    return { name: words.collection, value: charge.amount === 0 ? words.collectedFree : formatMoney(charge) };
  }
  return { name: words.deliveryCharge, value: formatCharge(charge) };
};

/** How an order's total comes about, placed or not, in the order in which it is read. */
export const orderFigures = ({
  subTotal,
  discount,
  deliveryCharge,
  deliveryZoneOption,
  taxes,
  grandTotal,
}: OrderSums): readonly Figure[] => [
  { name: words.subTotal, value: formatMoney(subTotal) },
  ...(discount.amount > 0 ? [{ name: words.discount, value: `-${formatMoney(discount)}` }] : []),
  chargeFigure(deliveryCharge, deliveryZoneOption),
  { name: words.taxes, value: formatMoney(taxes) },
  { name: totalName(taxes), value: formatMoney(grandTotal), isTotal: true },
];
