import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { GoodRow } from '#features/quick-order/pad-row.ts';
import { pendingItemOfLine } from '#features/wishlists/wishlist-candidate.ts';
import { WishlistNameForm } from '#features/wishlists/wishlist-name-form.tsx';
import { complain, useAddItem, useCreateList } from '#features/wishlists/wishlist-writes.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ListPlusIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import { lineOfRow } from './line-of-row.ts';

/** Saves good rows of the pad as a list; they stay on the pad. A guest signs in first. */
export function SaveAsList({ rows }: { readonly rows: readonly GoodRow[] }) {
  const { isSignedIn } = useShop();
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const createList = useCreateList();
  const addItem = useAddItem();
  if (rows.length === 0) return null;
  const save = async (name: string) => {
    const { listId } = await createList.mutateAsync(name);
    let saved = 0;
    for (const row of rows) {
      const line = lineOfRow(row);
      if (line === null) continue;
      const { productVariantId, quantity, shows, ...called } = pendingItemOfLine(line.shows);
      try {
        await addItem.mutateAsync({
          listId,
          productVariantId,
          quantity,
          called: { name: called.name, sku: called.sku },
          shows,
        });
        saved += 1;
      } catch (error) {
        complain(error);
      }
    }
    setNaming(false);
    showToast({
      tone: 'success',
      text: words.savedAsList(saved, name),
      action: { label: words.openList, onPress: () => void navigate({ to: '/favorites/$id', params: { id: listId } }) },
    });
  };
  return (
    <>
      <Button
        icon={<ListPlusIcon size={18} />}
        onClick={() => {
          if (isSignedIn) setNaming(true);
          else void navigate({ to: '/auth/login', search: { redirect_url: '/quick-order' } });
        }}
      >
        {words.saveAsList}
      </Button>
      <Dialog isOpen={isNaming} onClose={() => setNaming(false)} title={words.saveAsList} closeLabel={words.close}>
        <WishlistNameForm initial={words.listName} submitLabel={words.saveAsList} onSubmit={save} />
      </Dialog>
    </>
  );
}
