import { useEffect } from 'react';
import { useShop } from '#shopper/shop.tsx';

/** Records a view once per visit to the page; a failure doesn't matter to the shopper. */
export const useRecordView = (variantId: string | undefined): void => {
  const { journal, isSignedIn } = useShop();
  useEffect(() => {
    if (variantId === undefined) return;
    const input = { productVariantId: variantId, isGuest: !isSignedIn };
    journal.make({ name: 'record-view', input }).catch(() => undefined);
  }, [journal, isSignedIn, variantId]);
};
