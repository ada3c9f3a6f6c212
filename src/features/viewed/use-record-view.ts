import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasFeature } from '#contract/features.ts';
import { readAnonymousId } from '#shopper/guest-basket.ts';
import { useShop } from '#shopper/shop.tsx';
import { removeGuestViews, writeGuestViews } from './guest-view.ts';
import { hasGuestViews, viewedProductsQuery } from './viewed-queries.ts';

const loadGuestViews = () => import('./guest-views.ts');

const earlierViews = async (): Promise<readonly { readonly productVariantId: string }[]> =>
  hasGuestViews() ? (await loadGuestViews()).readGuestViews().toReversed() : [];

/**
 * Records a view once per visit to the page; a failure doesn't matter to the shopper. Views of a guest whom the store doesn't know
 * yet are stored on the device, and recorded with the first view after that.
 */
export const useRecordView = (productId: string | undefined, productVariantId: string | undefined): void => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { journal, isSignedIn, configuration } = shop;
  const isRecorded = hasFeature(configuration, 'recentlyViewed');
  useEffect(() => {
    if (productId === undefined || productVariantId === undefined || !isRecorded) return;
    const record = async (): Promise<void> => {
      // The store doesn't know this guest, and no waiting change will introduce them.
      if (!isSignedIn && journal.waiting().length === 0 && (await readAnonymousId()) === null) {
        const view = { productId, productVariantId };
        // The first view has no earlier ones to read.
        if (hasGuestViews()) (await loadGuestViews()).saveGuestView(view);
        else writeGuestViews([view]);
        await queryClient.invalidateQueries({ queryKey: viewedProductsQuery(shop).queryKey, refetchType: 'none' });
        return;
      }
      const earlier = isSignedIn ? [] : await earlierViews();
      for (const view of [...earlier, { productVariantId }])
        await journal.make({
          name: 'record-view',
          input: { productVariantId: view.productVariantId, isGuest: !isSignedIn },
        });
      if (!isSignedIn) removeGuestViews();
    };
    record().catch(() => undefined);
  }, [queryClient, shop, journal, isSignedIn, productId, productVariantId, isRecorded]);
};
