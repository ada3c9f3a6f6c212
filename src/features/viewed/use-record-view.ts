import { useEffect } from 'react';
import { hasFeature } from '#contract/configuration.ts';
import { readAnonymousId } from '#shopper/guest-basket.ts';
import { useShop } from '#shopper/shop.tsx';

/** Records a view once per visit to the page; a failure doesn't matter to the shopper. */
export const useRecordView = (variantId: string | undefined): void => {
  const { journal, isSignedIn, configuration } = useShop();
  const isRecorded = hasFeature(configuration, 'recentlyViewed');
  useEffect(() => {
    if (variantId === undefined || !isRecorded) return;
    const record = async (): Promise<void> => {
      // Not of a guest whom the store neither knows nor will know by what waits.
      if (!isSignedIn && journal.waiting().length === 0 && (await readAnonymousId()) === null) return;
      await journal.make({ name: 'record-view', input: { productVariantId: variantId, isGuest: !isSignedIn } });
    };
    record().catch(() => undefined);
  }, [journal, isSignedIn, variantId, isRecorded]);
};
