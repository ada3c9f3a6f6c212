import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstWords } from '#api/api-error.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast-state.ts';
import { formWording } from '#wording/form.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { allWishlistsQuery, type PendingWish, usePendingWish } from './wishlist-queries.ts';
import { useAddWishlistItem, useCreateWishlist } from './wishlist-writes.ts';
import './wishlists.css';

/** Asks on which list a product goes; once in the shell. Hidden until something waits for a list. */
export function WishlistDialog() {
  const { wish, clear } = usePendingWish();
  return wish === null ? null : <Choice key={wish.productVariantId} wish={wish} onClose={clear} />;
}

const newList = 'new';

function Choice({ wish, onClose }: { readonly wish: PendingWish; readonly onClose: () => void }) {
  const { data: lists, error } = useQuery(allWishlistsQuery(useShop()));
  const [picked, setPicked] = useState('');
  const [name, setName] = useState('');
  const [isSaving, setSaving] = useState(false);
  const create = useCreateWishlist();
  const add = useAddWishlistItem(true);
  // Where there is no list yet, there is only one thing to choose.
  const chosen = lists?.length === 0 ? newList : picked;
  const isReady = chosen === newList ? name.trim() !== '' : chosen !== '';

  const save = async () => {
    setSaving(true);
    try {
      const wishlistId = chosen === newList ? (await create.mutateAsync(name.trim())).id : chosen;
      // A list that was made stays chosen, should adding to it fail.
      setPicked(wishlistId);
      const { productVariantId, quantity } = wish;
      const list = await add.mutateAsync({ wishlistId, productVariantId, quantity });
      showToast({ tone: 'success', text: words.added(list.name) });
      onClose();
    } catch (failure) {
      showToast({ tone: 'error', text: firstWords(failure) ?? formWording.storeSilent });
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.dialogTitle}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button tone="primary" disabled={!isReady} isPending={isSaving} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="wishlist-choice">
        <p>{words.dialogSubtitle(wish.name)}</p>
        {lists === undefined ? (
          error === null ? (
            <Skeleton label={words.loading} lines={3} />
          ) : (
            <p role="alert">{words.loadFailed}</p>
          )
        ) : (
          <RadioGroup
            label={words.lists}
            isLabelHidden
            value={chosen}
            onChange={setPicked}
            isRuled
            options={[
              ...lists.map((list) => ({ value: list.id, label: list.name, end: words.lines(list.itemCount) })),
              {
                value: newList,
                label: words.newList,
                detail: (
                  <TextField label={words.name} value={name} onChange={setName} maxLength={80} autoComplete="off" />
                ),
              },
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}
