import type { Basket } from '#contract/basket.ts';
import type { SentBasket } from '#offline/drain/sent-basket.ts';
import type { Shop } from '#shopper/shop.tsx';

/** A basket as this page has read it: null where the store has none, undefined where that is not known; and when (epoch ms). */
export interface ReadBasket {
  readonly data: Basket | null | undefined;
  readonly dataUpdatedAt: number;
}

/**
 * Of the basket that was read and the one that answered a change the later: of one basket the higher version. An answer with the
 * prices of another currency or country is none.
 */
export const laterBasket = (
  read: ReadBasket,
  sent: SentBasket,
  { currencyCode, countryCode }: Pick<Shop, 'currencyCode' | 'countryCode'>,
): ReadBasket['data'] => {
  if (sent.basket.currencyCode !== currencyCode || sent.countryCode !== countryCode) return read.data;
  const isSentLater =
    read.data?.id === sent.basket.id ? sent.basket.version > read.data.version : sent.at > read.dataUpdatedAt;
  return isSentLater ? sent.basket : read.data;
};
