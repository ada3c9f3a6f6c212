import type { DeliveryOption } from '#contract/checkout.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import { dayRange } from '#wording/day-range.ts';

/** The days on which it arrives or is ready for collection; null if the store doesn't give them. */
export const deliveryDaysOf = ({ deliversFrom, deliversTo, estimatedDaysMax }: DeliveryOption): string | null => {
  if (deliversFrom === undefined || deliversTo === undefined) return null;
  const days = dayRange(deliversFrom, deliversTo);
  return estimatedDaysMax === 0 ? words.ready(days) : words.arrives(days);
};
