import type { DeliveryZoneOption } from '#contract/checkout.ts';

/** The way of delivery to choose beforehand: the only one, or the one that the store says most take. */
export const usualOption = (options: readonly DeliveryZoneOption[]): DeliveryZoneOption | undefined =>
  options.length === 1 ? options[0] : options.find(({ isUsual }) => isUsual === true);
