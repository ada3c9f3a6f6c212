import type { DeliveryZoneOption } from '#contract/checkout.ts';

/** The delivery method to preselect: the only one, or the one that the store marks as the usual choice. */
export const usualOption = (options: readonly DeliveryZoneOption[]): DeliveryZoneOption | undefined =>
  options.length === 1 ? options[0] : options.find(({ isUsual }) => isUsual === true);
