import type { Basket } from '#contract/basket.ts';
import type { SentBasket } from '#offline/drain/sent-basket.ts';
import type { Shop } from '#shopper/shop.tsx';

/** A basket that this page has read: null if the store has none, undefined if unknown; with the time of the read (epoch ms). */
export interface ReadBasket {
  readonly data: Basket | null | undefined;
  readonly dataUpdatedAt: number;
}

/**
 * The later of the basket that was read and the one that answered a change: of the same basket, the higher version. Ignores an
 * answer with the prices of another currency or country.
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
