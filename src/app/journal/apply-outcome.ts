import type { QueryClient } from '@tanstack/react-query';
import { takeBasketAnswer } from '#features/basket/basket-queries.ts';
import { viewedProductsQuery } from '#features/viewed/viewed-queries.ts';
import { takeWishlistAnswer } from '#features/wishlists/wishlist-answers.ts';
import type { OutcomeMessage } from '#offline/journal/messages.ts';
import type { Shop } from '#shopper/shop.tsx';

/** Makes ready what brings the store's answer to a change, here or elsewhere, into the answers of this page. */
export const applyOutcome = async ({
  shop,
  queryClient,
  news,
}: {
  readonly shop: Shop;
  readonly queryClient: QueryClient;
  readonly news: OutcomeMessage;
}): Promise<() => void> => {
  const { outcome, lane, name } = news;
  if (outcome.type !== 'sent') return () => undefined;
  switch (lane) {
    case 'basket':
      return takeBasketAnswer(shop, queryClient, outcome.data);
    case 'wishlists':
      return takeWishlistAnswer(shop, queryClient, news);
    case 'trail':
      return name === 'record-view'
        ? () => void queryClient.invalidateQueries({ queryKey: viewedProductsQuery(shop).queryKey })
        : () => undefined;
  }
};
