import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { recordView, viewedProductsQuery } from './viewed-queries.ts';

/** Remembers that a variant is looked at, once per visit of its page; failing to is no matter to the shopper. */
export const useRecordView = (variantId: string | undefined): void => {
  const shop = useShop();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (variantId === undefined) return;
    recordView(shop, variantId).then(
      () => queryClient.invalidateQueries({ queryKey: viewedProductsQuery(shop).queryKey }),
      () => undefined,
    );
  }, [shop, queryClient, variantId]);
};
