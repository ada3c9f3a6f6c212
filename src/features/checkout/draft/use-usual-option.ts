import { useEffect } from 'react';
import type { DeliveryZoneOption } from '#contract/checkout.ts';
import { useSavePart } from '#features/checkout/checkout-writes.ts';
import { useOrderDraft } from './draft-store.ts';
import { usualOption } from './usual-option.ts';

/**
 * Chooses a way of delivery beforehand, so that its charge is in the total at once. Only where the store offers it now, and the
 * shopper has chosen none and is at it: one whose choice was reset by another address chooses again, and an order that was
 * finished without the store is not changed behind their back.
 */
export const useUsualOption = (
  offered: readonly DeliveryZoneOption[] | undefined,
  chosen: DeliveryZoneOption | null,
): void => {
  const draft = useOrderDraft();
  const { mutate, status } = useSavePart();
  const usual = offered === undefined || chosen !== null ? undefined : usualOption(offered);
  const isOpen = draft?.hasChosenOption === false && draft.ready === null;
  const isWanted = usual !== undefined && isOpen && status !== 'pending' && status !== 'error';
  useEffect(() => {
    if (isWanted) mutate({ option: usual });
  }, [isWanted, usual, mutate]);
};
