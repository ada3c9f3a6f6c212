import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#api/api.ts';
import { isNoAnswer } from '#api/api-error.ts';
import type { Basket } from '#contract/basket.ts';
import {
  addToBasket,
  type LineAddOns,
  type LineQuantity,
  removeFromBasket,
  setBasketAddOnsInBulk,
  setBasketQuantity,
} from '#contract/basket-rows.ts';
import { keepAnonymousId, readAnonymousId } from '#shopper/guest-basket.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';
import { basketQuery, ownerOf } from './basket-queries.ts';

/** A line to put in the basket. */
export interface NewLine {
  readonly productVariantId: string;
  readonly quantity: number;
  readonly addonOptionIds?: readonly string[];
}

/** What became of several lines: the basket after the last that was taken, and those that were refused with why. */
export interface AddedLines {
  readonly basket: Basket | null;
  readonly refused: readonly { readonly line: NewLine; readonly error: unknown }[];
}

type Send = (shop: Shop, owner: { anonymousId?: string }, options: CallOptions) => Promise<Basket>;

/** One write: the guest's id goes along and is kept when the store gives one; a lost answer is asked for again with the same key. */
const write = async (shop: Shop, queryClient: QueryClient, send: Send): Promise<Basket> => {
  const options = writeOptions(shop);
  const owner = shop.isSignedIn ? {} : ownerOf(await readAnonymousId());
  const basket = await answered(() => send(shop, owner, options), options.idempotencyKey !== undefined);
  if (basket.anonymousId !== null) await keepAnonymousId(basket.anonymousId);
  await queryClient.cancelQueries({ queryKey: basketQuery(shop).queryKey });
  queryClient.setQueryData(basketQuery(shop).queryKey, basket);
  return basket;
};

const answered = async (send: () => Promise<Basket>, isRepeatable: boolean): Promise<Basket> => {
  try {
    return await send();
  } catch (error) {
    if (!isRepeatable || !isNoAnswer(error)) throw error;
    return send();
  }
};

/** All basket writes of a page go one after the other, so that a guest's first two adds share one basket. */
const oneAfterTheOther = { id: 'basket' };

/** Puts lines in the basket; good lines go in even when others are refused. */
export const useAddLines = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    scope: oneAfterTheOther,
    meta: { isFailureShown: true },
    mutationFn: async (lines: readonly NewLine[]): Promise<AddedLines> => {
      let basket: Basket | null = null;
      const refused: { line: NewLine; error: unknown }[] = [];
      for (const line of lines) {
        const { addonOptionIds, ...rest } = line;
        try {
          basket = await write(shop, queryClient, (to, owner, options) =>
            to.api.call(
              addToBasket,
              { body: { ...rest, ...(addonOptionIds ? { addonOptionIds: [...addonOptionIds] } : {}), ...owner } },
              options,
            ),
          );
        } catch (error) {
          if (lines.length === 1) throw error;
          refused.push({ line, error });
        }
      }
      return { basket, refused };
    },
  });
};

/** Sets the quantity of a line. */
export const useSetQuantity = () =>
  useBasketWrite(
    (line: LineQuantity) => (shop, owner, options) =>
      shop.api.call(setBasketQuantity, { query: owner, body: line }, options),
  );

/** Removes lines. */
export const useRemoveLines = () =>
  useBasketWrite(
    (lineItemIds: string[]) => (shop, owner, options) =>
      shop.api.call(removeFromBasket, { query: owner, body: { lineItemIds } }, options),
  );

/** Sets the add-ons of one or several lines. */
export const useSetAddOns = () =>
  useBasketWrite(
    (items: LineAddOns[]) => (shop, owner, options) =>
      shop.api.call(setBasketAddOnsInBulk, { query: owner, body: { items } }, options),
  );

const useBasketWrite = <V>(sendWith: (variables: V) => Send) => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    scope: oneAfterTheOther,
    meta: { isFailureShown: true },
    mutationFn: (variables: V) => write(shop, queryClient, sendWith(variables)),
  });
};
