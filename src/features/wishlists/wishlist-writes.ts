import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addWishlistItem,
  createWishlist,
  deleteWishlist,
  removeWishlistItem,
  renameWishlist,
  updateWishlistItem,
  type Wishlist,
} from '#contract/wishlist.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';
import { askToConfirm } from '#ui/confirm-state.ts';
import { showToast } from '#ui/toast-state.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';
import type { WishlistEntry } from './wishlist-entries.ts';
import { wishlistQuery } from './wishlist-queries.ts';

const reload = (shop: Shop, queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [shop.scope, 'wishlists', 'page'] }),
    queryClient.invalidateQueries({ queryKey: [shop.scope, 'wishlists', 'all'] }),
  ]);

/** List writes go one after the other; each answers with the whole list, which is shown at once. */
const useListWrite = <V>(send: (shop: Shop, variables: V) => Promise<Wishlist>, isFailureShown = false) => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'wishlists' },
    meta: { isFailureShown },
    mutationFn: (variables: V) => send(shop, variables),
    onSuccess: async (list) => {
      const { queryKey } = wishlistQuery(shop, list.id);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, list);
      await reload(shop, queryClient);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: [shop.scope, 'wishlists'] }),
  });
};

/** Makes a list. */
export const useCreateWishlist = () =>
  useListWrite((shop, name: string) => shop.api.call(createWishlist, { body: { name } }, writeOptions(shop)), true);

/** Gives a list another name. */
export const useRenameWishlist = () =>
  useListWrite(
    (shop, { id, name }: { id: string; name: string }) =>
      shop.api.call(renameWishlist, { params: { id }, body: { name } }, writeOptions(shop)),
    true,
  );

/** Puts a variant on a list. */
export const useAddWishlistItem = (isFailureShown = false) =>
  useListWrite(
    (shop, body: { wishlistId: string; productVariantId: string; quantity: number }) =>
      shop.api.call(addWishlistItem, { body }, writeOptions(shop)),
    isFailureShown,
  );

/** Sets how many of a variant a list asks for. */
export const useSetWishlistQuantity = () =>
  useListWrite(
    (shop, { wishlistId: id, itemId, ...body }: WishlistEntry & { productVariantId: string; quantity: number }) =>
      shop.api.call(updateWishlistItem, { params: { id, itemId }, body }, writeOptions(shop)),
  );

/** Takes an item off its list and says so; `undo`, where one is given, stands beside it. */
export const useRemoveWishlistItem = (undo?: () => void) =>
  useListWrite(async (shop, { wishlistId: id, itemId }: WishlistEntry) => {
    const list = await shop.api.call(removeWishlistItem, { params: { id, itemId } }, writeOptions(shop));
    const action = undo === undefined ? {} : { action: { label: words.undo, onPress: undo } };
    showToast({ tone: 'success', text: words.removed, ...action });
    return list;
  });

/** Asks, and deletes a list when that is accepted; `afterwards` runs once it is gone. */
export const useDeleteWishlist = (afterwards?: () => void) => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const write = useMutation({
    scope: { id: 'wishlists' },
    mutationFn: (id: string) => shop.api.call(deleteWishlist, { params: { id } }, writeOptions(shop)),
    onSuccess: async (_done, id) => {
      showToast({ tone: 'success', text: words.deleted });
      afterwards?.();
      queryClient.removeQueries({ queryKey: wishlistQuery(shop, id).queryKey });
      await reload(shop, queryClient);
    },
  });
  const ask = async ({ id, name, itemCount }: Pick<Wishlist, 'id' | 'name' | 'itemCount'>): Promise<void> => {
    const isSure = await askToConfirm({
      title: words.deleteTitle(name),
      message: words.deleteMessage(itemCount),
      acceptLabel: words.deleteList,
      rejectLabel: words.keep,
      tone: 'danger',
    });
    if (isSure) write.mutate(id);
  };
  return { ask, isPending: write.isPending };
};
