import * as z from 'zod/mini';
import { Basket } from '#contract/basket.ts';
import { CountryCode, Id } from '#contract/primitives.ts';
import type { Owner, StoredEntry } from '#offline/journal/entry.ts';
import type { JournalTransaction } from '#offline/journal/store.ts';

/** The basket with which the store answered a change made for a country, and when (epoch ms). */
export interface SentBasket {
  readonly at: number;
  readonly countryCode: string;
  readonly basket: Basket;
}

const Mark = z.object({ id: Id, version: z.int(), at: z.number(), storeKey: z.string(), countryCode: CountryCode });
/** Identifies the stored basket without reading all of it. */
export type SentMark = z.output<typeof Mark>;

/**
 * Stores the basket that answered a change, in the transaction that removes the change: a page that died before it could show it, or was
 * closed when the worker sent it, finds it when it is opened again.
 */
export const keepSentBasket = async (
  tx: JournalTransaction,
  { owner, storeKey, countryCode }: Pick<StoredEntry, 'owner' | 'storeKey' | 'countryCode'>,
  { basket, at }: Pick<SentBasket, 'basket' | 'at'>,
): Promise<void> => {
  const { id, version } = basket;
  const before = await sentMark(tx, owner);
  if (before !== null && before.id === id && before.version > version) return;
  const mark: SentMark = { id, version, at, storeKey, countryCode };
  await tx.setFact([owner, 'sent-basket-mark', ''], mark);
  await tx.setFact([owner, 'sent-basket', ''], basket);
};

/** Identifies the stored basket, or null. */
export const sentMark = async (tx: JournalTransaction, owner: Owner): Promise<SentMark | null> => {
  const parsed = z.safeParse(Mark, await tx.fact([owner, 'sent-basket-mark', '']));
  return parsed.success ? parsed.data : null;
};

/** The stored basket; null if there is none that can be read. */
export const sentBasket = async (tx: JournalTransaction, owner: Owner): Promise<SentBasket | null> => {
  const mark = await sentMark(tx, owner);
  const parsed = z.safeParse(Basket, await tx.fact([owner, 'sent-basket', '']));
  return mark !== null && parsed.success ? { ...mark, basket: parsed.data } : null;
};

/** Deletes the stored basket of an owner. */
export const forgetSentBasket = async (tx: JournalTransaction, owner: Owner): Promise<void> => {
  await tx.removeFact([owner, 'sent-basket-mark', '']);
  await tx.removeFact([owner, 'sent-basket', '']);
};
