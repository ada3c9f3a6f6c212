import { Basket } from '#contract/basket.ts';
import type { Row } from '#contract/row.ts';
import { maxQuantity } from '#contract/quantity-rule.ts';
import { Wishlist } from '#contract/wishlist.ts';
import { isSameLine, type LineKey } from '#offline/commands/line-key.ts';
import type { Change } from '#offline/commands/commands.ts';
import type { FrozenCall, Observed } from '#offline/journal/entry.ts';
import type { Difference } from '#offline/journal/difference.ts';
import { isAdding } from './late-arrival.ts';

/** A change, the call it resolved to, the state just before, and the store's answer. */
interface Answered {
  readonly change: Change;
  readonly call: Pick<FrozenCall, 'row'>;
  readonly observed: Observed | null;
  /**
   * Version of the basket, or time of the list, when it was re-read just before the call; a repeat may be answered with an older one. Else
   * null.
   */
  readonly seenVersion: number | null;
  /** An earlier attempt may have been applied as well: the store does not deduplicate. */
  readonly isRepeat: boolean;
  readonly row: Row;
  readonly data: unknown;
}

type Found = Omit<Difference, 'id'>;
type Seen = Omit<Answered, 'change' | 'row' | 'data'>;

/** The difference between the store's answer and what was asked, or null if there is none. */
export const compare = ({ change, row, data, ...seen }: Answered): Found | null => {
  // The row's own schema accepted this very answer.
  if (row.data === Basket && 'line' in change.input) return inCart(change, seen, data as Basket);
  if (row.data === Wishlist && 'productVariantId' in change.input) return onList(change, seen, data as Wishlist);
  return null;
};

const inCart = (change: Change, { call, observed, seenVersion, isRepeat }: Seen, basket: Basket): Found | null => {
  if (change.name !== 'add-to-basket' && change.name !== 'set-quantity') return null;
  const { line: key, quantity: asked } = change.input;
  const line = basket.lineItems.find(({ variant, addOns }) => isSameLine(keyOf(variant.id, addOns), key));
  const got = line?.quantity ?? 0;
  if (change.name === 'add-to-basket') {
    const isReduced = basket.notifications.some(
      ({ code, lineItemId }) => code === 'QuantityReduced' && lineItemId === line?.lineItemId,
    );
    const { productName, variant } = change.input.shows;
    if (isRepeat && isTwice(call, observed, asked, got)) {
      return { place: 'cart', type: 'twice', line: key, productName, variantName: variant.name, asked, got };
    }
    // The quantity before may have changed elsewhere, so the sum alone proves nothing.
    if (got >= asked && !isReduced) return null;
    return { place: 'cart', type: 'added', line: key, productName, variantName: variant.name, asked, got };
  }
  const { name: productName } = change.input.called;
  const found = { place: 'cart', line: key, productName, variantName: null, asked, got } as const;
  if (got !== asked) return { ...found, type: 'set' };
  if (call.row === 'addToBasket') return { ...found, type: 'put-back' };
  // The earlier attempt was applied, and the other device's change came after it.
  if (seenVersion !== null && basket.version < seenVersion) return null;
  const other = otherNumber(change.input, observed);
  return other === null ? null : { ...found, type: 'elsewhere', got: other };
};

const keyOf = (productVariantId: string, addOns: readonly { readonly addonOptionId: string }[]): LineKey => ({
  productVariantId,
  addonOptionIds: addOns.map(({ addonOptionId }) => addonOptionId),
});

const onList = (change: Change, { call, observed, seenVersion, isRepeat }: Seen, list: Wishlist): Found | null => {
  if (change.name !== 'add-item' && change.name !== 'set-item') return null;
  const { listId, productVariantId, quantity: asked, called } = change.input;
  const got = list.items.find((item) => item.productVariantId === productVariantId)?.quantity ?? 0;
  const item = { listId, productVariantId };
  const found = { place: 'list', line: null, item, productName: called.name, variantName: null, asked, got } as const;
  if (change.name === 'add-item') {
    if (isRepeat && isTwice(call, observed, asked, got)) return { ...found, type: 'twice' };
    // A list takes no more of an item than this, and the store refuses nothing.
    const isFull = got === maxQuantity && (observed?.quantity ?? 0) + asked > got;
    return got < asked || isFull ? { ...found, type: 'added' } : null;
  }
  if (got !== asked) return { ...found, type: 'set' };
  if (call.row === 'addWishlistItem') return { ...found, type: 'put-back' };
  if (seenVersion !== null && Date.parse(list.updatedAt) < seenVersion) return null;
  const other = otherNumber(change.input, observed);
  return other === null ? null : { ...found, type: 'elsewhere', got: other };
};

/** More than the previous quantity plus the added one: an earlier attempt was applied after the check for it. */
const isTwice = (call: Seen['call'], observed: Observed | null, asked: number, got: number): boolean =>
  isAdding(call) && got > (observed?.quantity ?? 0) + asked;

/** The quantity that another device set since the shopper looked, and that theirs replaced; null if there is none. */
const otherNumber = (
  { from, quantity: asked }: { readonly from?: number | undefined; readonly quantity: number },
  observed: Observed | null,
): number | null => {
  const other = observed?.quantity;
  return from === undefined || typeof other !== 'number' || other === from || other === asked ? null : other;
};
