import { type ReactNode, useRef, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { unitPriceMinor } from '#contract/price.ts';
import { isStockEnough } from '#contract/orderable.ts';
import { type Taxable, taxOfLines } from '#contract/money-tax.ts';
import type { WishlistItem } from '#contract/wishlist.ts';
import { useIsTaxAdded, useTaxBasis } from '#shopper/shown/tax.ts';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { PencilMark } from '#ui/pencil-mark.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { proseDate } from '#contract/store-clock.ts';
import { formatTotal } from '#wording/money.ts';
import { printWording } from '#wording/print.ts';
import { quantityWording } from '#wording/quantity.ts';
import { doneOrSaved, waitingWording } from '#wording/waiting.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { WishlistLine } from './wishlist-line.tsx';
import { WishlistNameForm } from './wishlist-name-form.tsx';
import type { ShownList } from './wishlist-shown.ts';
import { useDeleteList, useRenameList } from './wishlist-writes.ts';
import './wishlists.css';

/** The list's total at today's prices; null if a price is hidden or nothing is still sold. */
const totalNow = (items: readonly WishlistItem[], basis: 'inc' | 'ex' | null, isTaxAdded: boolean): string | null => {
  let amount = 0;
  let currencyCode: string | null = null;
  const taxed: Taxable[] = [];
  for (const { variant, quantity } of items) {
    if (variant === null) continue;
    const unit = unitPriceMinor(variant, quantity);
    if (unit === null || variant.basePrice === null) return null;
    amount += unit * quantity;
    taxed.push({ amountMinor: unit * quantity, taxRate: variant.taxRate });
    ({ currencyCode } = variant.basePrice);
  }
  return currencyCode === null ? null : formatTotal({ amount, currencyCode }, taxOfLines(taxed), basis, isTaxAdded);
};

/** Why a line can't be added to the cart; null if it can. */
const whyNotAdded = ({ variant }: WishlistItem): string | null => {
  if (variant === null) return words.gone;
  if (variant.basePrice === null) return words.noPrice;
  if (isStockEnough(variant)) return null;
  return variant.inventory.isInStock ? quantityWording.tooFewLeft(variant.quantityRule.minimum) : words.outOfStock;
};

/** One list: its lines with quantities, and actions on all or the selected ones. */
export function WishlistScreen({
  list,
  actions,
  pictureOf,
  onAdd,
  onDeleted,
}: {
  readonly list: ShownList;
  /** Other actions on the list, such as sharing it. */
  readonly actions?: ReactNode;
  readonly pictureOf: (product: NonNullable<WishlistItem['product']>) => ReactNode;
  readonly onAdd: (items: readonly WishlistItem[]) => Promise<unknown>;
  readonly onDeleted: () => void;
}) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const addable = list.items.filter((item) => whyNotAdded(item) === null);
  const chosen = addable.filter(({ productVariantId }) => marked.has(productVariantId));
  const toAdd = chosen.length === 0 ? addable : chosen;
  const add = async () => {
    setAdding(true);
    try {
      await onAdd(toAdd);
      setMarked(new Set());
    } finally {
      setAdding(false);
    }
  };
  const total = totalNow(list.items, useTaxBasis(), useIsTaxAdded());
  return (
    <div className="wishlist" ref={keepFocus}>
      <p className="wishlist-status" data-pencil={list.nameMark ?? undefined}>
        <span className="muted">
          {words.lines(list.itemCount)}. {words.changed(proseDate(list.updatedAt))}.
          {total === null ? null : ` ${words.total(total)}.`}
        </span>
        {list.nameMark === null ? null : (
          <PencilMark state={list.nameMark}>{words.nameMark(waitingWording.marks[list.nameMark])}</PencilMark>
        )}
      </p>
      <ListActions list={list} more={actions} onDeleted={onDeleted}>
        {addable.length === 0 ? null : (
          <Button tone="primary" isPending={isAdding} onClick={() => void add()}>
            {chosen.length === 0 ? words.addAll : words.addMarked(chosen.length)}
          </Button>
        )}
      </ListActions>
      {list.items.length === 0 ? (
        <div className="wishlist-empty">
          <h2>{words.empty}</h2>
          <p className="muted">{words.emptyText}</p>
          <Link to="/store" className="btn">
            {words.browse}
          </Link>
        </div>
      ) : (
        <ul className="wishlist-lines" data-quantities>
          {list.items.map((item) => (
            <WishlistLine
              key={item.productVariantId}
              listId={list.id}
              item={item}
              mark={list.marks.get(item.productVariantId) ?? null}
              picture={item.product === null ? null : pictureOf(item.product)}
              whyNot={whyNotAdded(item)}
              isMarked={marked.has(item.productVariantId)}
              onMark={(isOn) =>
                setMarked(
                  new Set(
                    isOn
                      ? [...marked, item.productVariantId]
                      : [...marked].filter((id) => id !== item.productVariantId),
                  ),
                )
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function ListActions({
  list,
  more,
  onDeleted,
  children,
}: {
  readonly list: ShownList;
  readonly more: ReactNode;
  readonly onDeleted: () => void;
  readonly children: ReactNode;
}) {
  const [isRenaming, setRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const rename = useRenameList();
  const remove = useDeleteList(onDeleted);
  const close = () => {
    setRenaming(false);
    setTimeout(() => opener.current?.focus());
  };
  if (isRenaming) {
    return (
      <WishlistNameForm
        initial={list.name}
        renamedId={list.id}
        submitLabel={words.rename}
        onCancel={close}
        onSubmit={async (name) => {
          const made = await rename.mutateAsync({ listId: list.id, name });
          showToast({ tone: 'success', text: doneOrSaved(made, words.renamed) });
          close();
        }}
      />
    );
  }
  return (
    <div className="wishlist-actions">
      {children}
      <Button ref={opener} aria-label={words.renameOf(list.name)} onClick={() => setRenaming(true)}>
        {words.rename}
      </Button>
      {list.items.length === 0 ? null : <PrintButton>{printWording.print}</PrintButton>}
      {more}
      <Button tone="danger" isPending={remove.isPending} onClick={() => void remove.ask(list)}>
        {words.deleteList}
      </Button>
    </div>
  );
}
