import { useQueryClient } from '@tanstack/react-query';
import type { WishlistItem } from '#contract/wishlist.ts';
import { newLineOf } from '#features/basket/new-line.ts';
import { useAddMarked } from '#features/basket/use-add-marked.ts';
import { loadList } from '#features/wishlists/load-list.ts';
import { useShop } from '#shopper/shop.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { wishlistWording } from '#wording/wishlist.ts';

/** Adds list items to the cart, skipping those no longer sold. */
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

/** Adds all items of a list to the cart, by list id. */
export const useAddList = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const addItems = useAddItems();
  return async (listId: string): Promise<readonly string[]> => {
    const list = await loadList(shop, queryClient, listId, { canBeOld: false }).catch(() => undefined);
    if (list !== undefined) return addItems(list?.items ?? []);
    showToast({ tone: 'error', text: wishlistWording.oneFailed });
    return [];
  };
};
