import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ListPlusIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { formWording } from '#wording/form.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { WishlistNameForm } from './wishlist-name-form.tsx';
import type { PendingItem } from './wishlist-queries.ts';
import { complain, useAddItem, useCreateList } from './wishlist-writes.ts';

interface SaveAsListProps {
  /** The suggested name of the list. */
  readonly name: string;
  /** The lines to save, null for one that can't be on a list. Resolves to null if neither the store nor this device knows them. */
  readonly itemsOf: () => Promise<readonly (PendingItem | null)[] | null>;
  /** Called instead of asking for a name: a guest has no lists. */
  readonly onGuest?: (() => void) | undefined;
}

/** Asks for a name and saves lines as a new list. */
export function SaveAsList({ name: initial, itemsOf, onGuest }: SaveAsListProps) {
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const createList = useCreateList();
  const addItem = useAddItem();
  const save = async (name: string) => {
    // Fetched before the list is created, so that a store that doesn't answer leaves no empty list behind.
    const items = await itemsOf();
    if (items === null) {
      showToast({ tone: 'error', text: formWording.storeSilent });
      return;
    }
    if (items.every((item) => item === null)) {
      setNaming(false);
      showToast({ tone: 'error', text: words.noneToSave });
      return;
    }
    const { listId } = await createList.mutateAsync(name);
    let saved = 0;
    for (const item of items) {
      if (item === null) continue;
      const { productVariantId, quantity, shows, sku } = item;
      try {
        await addItem.mutateAsync({ listId, productVariantId, quantity, called: { name: item.name, sku }, shows });
        saved += 1;
      } catch (error) {
        complain(error);
      }
    }
    setNaming(false);
    showToast({
      tone: 'success',
      text: words.savedAsList(saved, name, items.filter((item) => item === null).length),
      action: { label: words.openList, onPress: () => void navigate({ to: '/favorites/$id', params: { id: listId } }) },
    });
  };
  return (
    <>
      <Button icon={<ListPlusIcon size={18} />} onClick={onGuest ?? (() => setNaming(true))}>
        {words.saveAsList}
      </Button>
      <Dialog isOpen={isNaming} onClose={() => setNaming(false)} title={words.saveAsList} closeLabel={words.close}>
        <WishlistNameForm initial={initial} submitLabel={words.saveAsList} onSubmit={save} />
      </Dialog>
    </>
  );
}
