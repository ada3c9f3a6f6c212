import { useState } from 'react';
import { maxListNameLength } from '#contract/primitives.ts';
import { useListIds } from '#shopper/use-waiting.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { doneOrSaved, waitingWording } from '#wording/waiting.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { namesake } from './namesake.ts';
import { useAllLists } from './use-lists.ts';
import { type PendingItem, usePendingWish } from './wishlist-queries.ts';
import { complain, useAddItem, useCreateList, useUnlist } from './wishlist-writes.ts';
import './wishlists.css';

/** Asks which list to add a product to; rendered once, in the shell. Hidden until an item is pending. */
export function WishlistDialog() {
  const { wish, clear } = usePendingWish();
  // Loaded up front, so that the lists can be chosen without a connection.
  const { lists, error } = useAllLists();
  return wish === null ? null : (
    <Choice key={wish.productVariantId} wish={wish} lists={lists} hasFailed={error !== null} onClose={clear} />
  );
}

const newList = 'new';

interface ChoiceProps {
  readonly wish: PendingItem;
  readonly lists: ReturnType<typeof useAllLists>['lists'];
  readonly hasFailed: boolean;
  readonly onClose: () => void;
}

function Choice({ wish, lists, hasFailed, onClose }: ChoiceProps) {
  const listIds = useListIds();
  const [picked, setPicked] = useState('');
  const [name, setName] = useState('');
  const [refusedName, setRefusedName] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const create = useCreateList();
  // A cart line leaves the cart for the list.
  const isMove = wish.onListed !== undefined;
  const put = useAddToChosenList(wish);
  // With no lists yet, "New list" is the only choice; a list just created may have received its server id.
  const chosen = lists?.length === 0 ? newList : (listIds.get(picked) ?? picked);
  const isReady = chosen === newList ? name.trim() !== '' : chosen !== '';

  const save = async () => {
    if (chosen === newList && namesake(lists ?? [], name) !== undefined) {
      setRefusedName(name);
      return;
    }
    setSaving(true);
    try {
      if (chosen === newList) {
        const { listId } = await create.mutateAsync(name.trim());
        // Keep a new list chosen in case adding to it fails.
        setPicked(listId);
        await put({ id: listId, name: name.trim() }, 0);
      } else {
        const list = lists?.find(({ id }) => id === chosen);
        const there = list?.items.find(({ productVariantId }) => productVariantId === wish.productVariantId);
        await put({ id: chosen, name: list?.name ?? '' }, there?.quantity ?? 0);
      }
      onClose();
    } catch (failure) {
      complain(failure);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isMove ? words.moveTitle : words.dialogTitle}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button tone="primary" disabled={!isReady} isPending={isSaving} onClick={() => void save()}>
            {isMove ? words.move : words.save}
          </Button>
        </>
      }
    >
      <div className="wishlist-choice">
        <p>{words.dialogSubtitle(wish.quantity, wish.name)}</p>
        {hasFailed && lists?.length === 0 ? <p role="alert">{words.loadFailed}</p> : null}
        {lists === undefined ? (
          <Skeleton label={words.loading} lines={3} />
        ) : (
          <RadioGroup
            label={words.lists}
            isLabelHidden
            value={chosen}
            onChange={setPicked}
            isRuled
            options={[
              ...lists.map((list) => ({
                value: list.id,
                label: list.name,
                end: words.lines(list.itemCount),
                ...(list.nameMark === null ? {} : { hint: waitingWording.marks[list.nameMark] }),
              })),
              {
                value: newList,
                label: words.newList,
                detail: (
                  <TextField
                    label={words.name}
                    value={name}
                    onChange={setName}
                    error={refusedName === name ? words.takenName(name.trim()) : undefined}
                    maxLength={maxListNameLength}
                    autoComplete="off"
                  />
                ),
              },
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Adds the pending item to a list that already had `before` of it; shows a message unless `onListed` does. */
const useAddToChosenList = ({ productVariantId, quantity, name, sku, shows, onListed }: PendingItem) => {
  const add = useAddItem();
  const unlist = useUnlist();
  return async (list: { readonly id: string; readonly name: string }, before: number): Promise<void> => {
    const listed = { listId: list.id, productVariantId, called: { name, sku } };
    const made = await add.mutateAsync({ ...listed, quantity, shows });
    if (onListed === undefined) showToast({ tone: 'success', text: doneOrSaved(made, words.added(list.name)) });
    else await onListed({ listName: list.name, made, undo: () => unlist.mutateAsync({ ...listed, before }) });
  };
};
