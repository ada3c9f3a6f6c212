import { useEffect } from 'react';
import type { DeliveryZoneOption } from '#contract/checkout.ts';
import { useSavePart } from '#features/checkout/checkout-writes.ts';
import { useOrderDraft } from './draft-store.ts';
import { usualOption } from './usual-option.ts';

/**
 * Preselects a delivery method, so that the total includes its charge at once. Only if the store offers it now, the shopper has
 * never chosen one, and the order isn't prepared yet: shoppers whose choice was reset by another address choose again, and an
 * order prepared offline never changes behind their back.
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
