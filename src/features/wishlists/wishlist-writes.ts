import { useMutation } from '@tanstack/react-query';
import { firstMessageOf } from '#api/api-error.ts';
import type { Wishlist, WishlistItem } from '#contract/wishlist.ts';
import { localListId } from '#offline/commands/wishlist.ts';
import { useShop } from '#shopper/shop.tsx';
import type { ChangeResult } from '#shopper/shop-journal.ts';
import { askToConfirm } from '#ui/dialog/confirm-state.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { doneOrSaved } from '#wording/waiting.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { calledOf } from './item-name.ts';

export interface ListedVariant {
  readonly listId: string;
  readonly productVariantId: string;
  readonly called: { readonly name: string; readonly sku: string | null };
}

const shown = { meta: { isFailureShown: true } } as const;

/** Shows the store's reason for refusing a change. */
export const complain = (error: unknown): void => {
  showToast({ tone: 'error', text: firstMessageOf(error) ?? words.notSaved });
};

/** Creates a list and resolves to its device id. */
export const useCreateList = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: async (name: string): Promise<{ readonly listId: string; readonly made: ChangeResult }> => {
      const listId = localListId();
      return { listId, made: await journal.make({ name: 'create-list', input: { listId, name } }) };
    },
  });
};

export const useRenameList = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: (input: { listId: string; name: string }) => journal.make({ name: 'rename-list', input }),
  });
};

/** Adds a quantity of a variant to what is already on the list. */
export const useAddItem = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: ({ listId, productVariantId, called, quantity, shows }: ListedVariant & AddedItem) =>
      journal.make({
        name: 'add-item',
        input: { listId, productVariantId, called: { ...called }, quantity, shows: { ...shows } },
      }),
  });
};

interface AddedItem {
  readonly quantity: number;
  readonly shows: Pick<WishlistItem, 'product' | 'variant'>;
}

interface SetItem extends Pick<AddedItem, 'quantity'> {
  /** The quantity that the shopper saw when setting it. */
  readonly from?: number;
}

export const useSetItem = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: ({ listId, productVariantId, called, quantity, from }: ListedVariant & SetItem) =>
      journal.make({
        name: 'set-item',
        input: { listId, productVariantId, called: { ...called }, quantity, ...(from === undefined ? {} : { from }) },
      }),
    onError: complain,
  });
};

/** Removes a variant from a list and shows a message, with `undo` if given. */
export const useRemoveItem = (undo?: () => void) => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: ({ listId, productVariantId, called }: ListedVariant) =>
      journal.make({ name: 'remove-item', input: { listId, productVariantId, called: { ...called } } }),
    onSuccess: (made) => {
      const action = undo === undefined ? {} : { action: { label: words.undo, onPress: undo } };
      showToast({ tone: 'success', text: doneOrSaved(made, words.removed), ...action });
    },
    onError: complain,
  });
};

/** Removes a variant from a list again, or restores the quantity `before`. Leaves messages to the caller. */
export const useUnlist = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: ({ listId, productVariantId, called, before }: ListedVariant & { readonly before: number }) => {
      const input = { listId, productVariantId, called: { ...called } };
      return before === 0
        ? journal.make({ name: 'remove-item', input })
        : journal.make({ name: 'set-item', input: { ...input, quantity: before } });
    },
  });
};

/** Removes an item from a list, with Undo. */
export const useUndoableRemoval = (listId: string, item: WishlistItem) => {
  const add = useAddItem();
  const { productVariantId, quantity, product, variant } = item;
  const listed = { listId, productVariantId, called: calledOf(item) };
  const putBack = () => add.mutateAsync({ ...listed, quantity, shows: { product, variant } });
  const remove = useRemoveItem(() => void putBack().catch(complain));
  return { listed, removeItem: () => remove.mutate(listed) };
};

/** Deletes a list after confirmation; `afterwards` runs as soon as it is confirmed. */
export const useDeleteList = (afterwards?: () => void) => {
  const { journal } = useShop();
  const write = useMutation({
    ...shown,
    mutationFn: (list: Pick<Wishlist, 'id' | 'name'>) =>
      journal.make({ name: 'delete-list', input: { listId: list.id, name: list.name } }),
    onSuccess: (made) => showToast({ tone: 'success', text: doneOrSaved(made, words.deleted) }),
    onError: complain,
  });
  const ask = async (list: Pick<Wishlist, 'id' | 'name' | 'itemCount'>): Promise<void> => {
    const isSure = await askToConfirm({
      title: words.deleteTitle(list.name),
      message: words.deleteMessage(list.itemCount),
      acceptLabel: words.deleteList,
      rejectLabel: words.keep,
      tone: 'danger',
    });
    if (!isSure) return;
    write.mutate(list);
    afterwards?.();
  };
  return { ask, isPending: write.isPending };
};
