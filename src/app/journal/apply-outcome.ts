import type { QueryClient } from '@tanstack/react-query';
import { applyBasketAnswer } from './apply-basket.ts';
import { applyParkedAnswer } from '#features/parked-carts/parked-answers.ts';
import { viewedProductsQuery } from '#features/viewed/viewed-queries.ts';
import { applyWishlistAnswer } from '#features/wishlists/wishlist-answers.ts';
import { isParkedCommand } from '#offline/commands/parked.ts';
import type { OutcomeMessage } from '#offline/journal/messages.ts';
import type { Shop } from '#shopper/shop.tsx';

/** Prepares the update of this page's queries with the store's answer to a change, made here or elsewhere; returns the update. */
export const applyOutcome = async ({
  shop,
  queryClient,
  message,
}: {
  readonly shop: Shop;
  readonly queryClient: QueryClient;
  readonly message: OutcomeMessage;
}): Promise<() => void> => {
  const { outcome, lane, name, id, countryCode } = message;
  if (outcome.type !== 'sent') return () => undefined;
  switch (lane) {
    case 'basket': {
      const showCart = await applyBasketAnswer(shop, queryClient, { data: outcome.data, countryCode });
      if (!isParkedCommand(name)) return showCart;
      const showParked = applyParkedAnswer(shop, queryClient, id);
      return () => {
        showCart();
        showParked();
      };
    }
    case 'wishlists':
      return applyWishlistAnswer(shop, queryClient, message);
    case 'trail':
      return name === 'record-view'
        ? () => void queryClient.invalidateQueries({ queryKey: viewedProductsQuery(shop).queryKey })
        : () => undefined;
  }
};
