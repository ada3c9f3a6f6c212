import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { unitPriceMinor } from '#contract/price.ts';
import type { WishlistItem } from '#contract/wishlist.ts';
import { useShownSku } from '#shopper/shown/sku.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { PencilMark, type PencilState } from '#ui/pencil-mark.tsx';
import { QuantityBox } from '#ui/quantity-box.tsx';
import { StockMark } from '#ui/stock-mark.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { formatPrice } from '#wording/money.ts';
import { explainQuantity, quantityWording, soldInText } from '#wording/quantity.ts';
import { stockWords } from '#wording/stock.ts';
import { waitingWording } from '#wording/waiting.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { itemName } from './item-name.ts';
import { useSetItem, useUndoableRemoval } from './wishlist-writes.ts';

/** One line of a list; the quantity saves as it is typed, and removal can be undone. */
export function WishlistLine({
  listId,
  item,
  mark,
  picture,
  whyNot,
  isMarked,
  onMark,
}: {
  readonly listId: string;
  readonly item: WishlistItem;
  /** The state of the line's unconfirmed change, or null. */
  readonly mark: PencilState | null;
  readonly picture: ReactNode;
  /** Why the line can't be added to the cart, or null. */
  readonly whyNot: string | null;
  readonly isMarked: boolean;
  readonly onMark: (isOn: boolean) => void;
}) {
  const setQuantity = useSetItem();
  const { listed, removeItem } = useUndoableRemoval(listId, item);
  const { product, variant } = item;
  const name = itemName(item);
  const stock = variant === null ? null : stockWords(variant.inventory);
  const shownSku = useShownSku();
  // Shows the typed quantity before it is in the journal.
  const quantity = setQuantity.isPending ? setQuantity.variables.quantity : item.quantity;
  return (
    <li className="wishlist-line" data-marked={isMarked || undefined} data-pencil={mark ?? undefined}>
      <div className="wishlist-line-mark">
        {whyNot === null ? (
          <Checkbox label={<VisuallyHidden>{words.mark(name)}</VisuallyHidden>} checked={isMarked} onChange={onMark} />
        ) : null}
      </div>
      <div className="wishlist-line-picture">{picture}</div>
      <div className="wishlist-line-what">
        {product === null ? (
          <b>{name}</b>
        ) : (
          <Link to="/store/product/$product" params={{ product: product.slug }} className="wishlist-line-name">
            {name}
          </Link>
        )}
        <span className="wishlist-status">
          {variant === null ? null : <span className="code muted">{shownSku(variant.sku)}</span>}
          {stock === null ? null : <StockMark {...stock} />}
          {variant === null || variant.quantityRule.increment === 1 ? null : (
            <span className="muted">{soldInText(variant.quantityRule)}</span>
          )}
          {whyNot === null ? null : <span className="muted">{whyNot}</span>}
          {mark === null ? null : <PencilMark state={mark}>{waitingWording.marks[mark]}</PencilMark>}
        </span>
      </div>
      <LinePrice item={item} quantity={quantity} />
      <div className="wishlist-line-quantity" data-saves>
        {variant === null ? null : (
          <QuantityBox
            label={quantityWording.box(name)}
            fewerLabel={quantityWording.fewer(name)}
            moreLabel={quantityWording.more(name)}
            value={quantity}
            rule={variant.quantityRule}
            explain={explainQuantity(variant.quantityRule)}
            commitAfterMs={600}
            onCommit={(wanted) =>
              wanted === 0 ? removeItem() : setQuantity.mutate({ ...listed, quantity: wanted, from: item.quantity })
            }
          />
        )}
        <Button tone="quiet" size="small" aria-label={words.removeOf(name)} onClick={removeItem}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function LinePrice({ item: { variant }, quantity }: { readonly item: WishlistItem; readonly quantity: number }) {
  const isTaxAdded = useIsTaxAdded();
  const unit = variant === null ? null : unitPriceMinor(variant, quantity);
  if (unit === null || !variant?.basePrice) return <div className="wishlist-line-price" />;
  const { currencyCode } = variant.basePrice;
  return (
    <div className="wishlist-line-price">
      <b>{formatPrice({ amount: unit * quantity, currencyCode }, variant.taxRate, isTaxAdded)}</b>
      <span className="muted">
        {formatPrice({ amount: unit, currencyCode }, variant.taxRate, isTaxAdded)} {words.each}
      </span>
    </div>
  );
}
