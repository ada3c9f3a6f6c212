import { useQueryClient } from '@tanstack/react-query';
import type { WishlistItem } from '#contract/wishlist.ts';
import { newLineOf } from '#features/basket/new-line.ts';
import { useAddMarked } from '#features/basket/use-add-marked.ts';
import { wishlistQuery } from '#features/wishlists/wishlist-queries.ts';
import { useShop } from '#shopper/shop.tsx';

/** Puts items of a list in the cart; those that are no longer sold are left out. */
export const useAddItems = () => {
  const add = useAddMarked();
  return (items: readonly WishlistItem[]): Promise<readonly string[]> =>
    add(
      items.flatMap(({ product, variant, quantity }) => {
        const line = product === null || variant === null ? null : newLineOf(product, variant, quantity);
        return line === null ? [] : [line];
      }),
    );
};

/** Puts all items of a list in the cart, by its id. */
export const useAddList = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const addItems = useAddItems();
  return async (listId: string): Promise<readonly string[]> =>
    addItems((await queryClient.query(wishlistQuery(shop, listId)))?.items ?? []);
};
