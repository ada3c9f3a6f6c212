import type { Basket } from '#contract/basket.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import type { SentBasket } from '#offline/drain/sent-basket.ts';
import type { Shop } from '#shopper/shop.tsx';
import type { ReadBasket } from './later-basket.ts';
import type { laterBasket, showBasket, ShownBasket } from './basket-patches.ts';

let fold: typeof showBasket | null = null;
let later: typeof laterBasket | null = null;

/** Loads the code that overlays waiting changes on the basket; the journal calls it before it reports any change. */
export const loadBasketFold = async (): Promise<void> => {
  ({ showBasket: fold, laterBasket: later } = await import('./basket-patches.ts'));
};

const noMarks: ShownBasket['marks'] = new Map();

/** The store's latest known basket: the one that this page read, or a later one with which the store answered a change. */
export const lastBasket = (read: ReadBasket, sent: SentBasket | null, shop: Shop): Basket | null | undefined =>
  sent === null || later === null ? read.data : later(read, sent, shop);

/** The basket as the shopper sees it; null if neither the store nor the device has one, undefined if that is unknown. */
export const foldBasket = (
  basket: Basket | null | undefined,
  waiting: readonly WaitingChange[],
  shop: Shop,
): ShownBasket | null | undefined => {
  if (fold !== null && waiting.length > 0) return fold(basket, waiting, shop);
  return basket && { ...basket, marks: noMarks, isEstimated: false };
};
