import type { DeliveryOption } from '#contract/checkout.ts';
import { isCollected } from '#contract/collected.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import { dayRange } from '#wording/day-range.ts';
import { formatCharge } from '#wording/money.ts';

/** What an option costs; nothing is delivered to who collects, so there it is just free. */
export const deliveryChargeOf = (option: DeliveryOption): string =>
  isCollected(option) && option.charge.amount === 0 ? words.freeToCollect : formatCharge(option.charge);

/** The days on which it arrives or is ready for collection; null if the store doesn't give them. */
export const deliveryDaysOf = (option: DeliveryOption): string | null => {
  const { deliversFrom, deliversTo } = option;
  if (deliversFrom === undefined || deliversTo === undefined) return null;
  const days = dayRange(deliversFrom, deliversTo);
  return isCollected(option) ? words.ready(days) : words.arrives(days);
};
