import { useEffect } from 'react';
import { useShop } from '#shopper/shop.tsx';

/** Remembers that a variant is looked at, once per visit of its page; failing to is no matter to the shopper. */
export const useRecordView = (variantId: string | undefined): void => {
  const { journal, isSignedIn } = useShop();
  useEffect(() => {
    if (variantId === undefined) return;
    const input = { productVariantId: variantId, isGuest: !isSignedIn };
    journal.make({ name: 'record-view', input }).catch(() => undefined);
  }, [journal, isSignedIn, variantId]);
};
