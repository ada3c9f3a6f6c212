import { useEffect } from 'react';
import type { DeliveryZoneOption } from '#contract/checkout.ts';
import { useSavePart } from '#features/checkout/checkout-writes.ts';
import { useOrderDraft } from './draft-store.ts';

/** The way of delivery to choose beforehand: the only one, or the one that the store says most take. */
export const usualOption = (options: readonly DeliveryZoneOption[]): DeliveryZoneOption | undefined =>
  options.length === 1 ? options[0] : options.find(({ isUsual }) => isUsual === true);

/**
 * Chooses a way of delivery beforehand, so that its charge is in the total at once. Only where the store offers it now, and the
 * shopper has chosen none: one whose choice was reset by another address chooses again.
 */
export const useUsualOption = (
  offered: readonly DeliveryZoneOption[] | undefined,
  chosen: DeliveryZoneOption | null,
): void => {
  const draft = useOrderDraft();
  const { mutate, status } = useSavePart();
  const usual = offered === undefined || chosen !== null ? undefined : usualOption(offered);
  const isWanted =
    usual !== undefined && draft?.hasChosenOption === false && status !== 'pending' && status !== 'error';
  useEffect(() => {
    if (isWanted) mutate({ option: usual });
  }, [isWanted, usual, mutate]);
};
