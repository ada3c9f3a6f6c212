import type { Basket } from '#contract/basket.ts';
import type { SentBasket } from '#offline/drain/sent-basket.ts';

/** A basket that this page has, or null where the store has none, and when it was read (epoch ms). */
export interface ReadBasket {
  readonly basket: Basket | null;
  readonly at: number;
}

/** Of the basket that was read and the one that answered a change the later: of one basket the higher version. */
export const laterBasket = (read: ReadBasket, sent: SentBasket): Basket | null => {
  const isSentLater =
    read.basket?.id === sent.basket.id ? sent.basket.version > read.basket.version : sent.at > read.at;
  return isSentLater ? sent.basket : read.basket;
};
