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

/** The basket last stored by this page or worker: it was checked when it arrived, so it is not read back and checked again. */
let lastKept: { readonly owner: Owner; readonly mark: SentMark; readonly basket: Basket } | null = null;

/** Whether this is the basket last stored, which is known to have the form of one. */
export const isLastKept = (data: unknown): data is Basket => lastKept !== null && data === lastKept.basket;

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
  lastKept = { owner, mark, basket };
};

/** Identifies the stored basket, or null. */
export const sentMark = async (tx: JournalTransaction, owner: Owner): Promise<SentMark | null> => {
  const parsed = z.safeParse(Mark, await tx.fact([owner, 'sent-basket-mark', '']));
  return parsed.success ? parsed.data : null;
};

/** The stored basket; null if there is none that can be read. */
export const sentBasket = async (tx: JournalTransaction, owner: Owner): Promise<SentBasket | null> => {
  const mark = await sentMark(tx, owner);
  if (mark !== null && lastKept?.owner === owner && isSame(mark, lastKept.mark)) {
    return { ...mark, basket: lastKept.basket };
  }
  const parsed = z.safeParse(Basket, await tx.fact([owner, 'sent-basket', '']));
  return mark !== null && parsed.success ? { ...mark, basket: parsed.data } : null;
};

const isSame = (one: SentMark, other: SentMark): boolean =>
  one.id === other.id &&
  one.version === other.version &&
  one.at === other.at &&
  one.storeKey === other.storeKey &&
  one.countryCode === other.countryCode;

/** Deletes the stored basket of an owner. */
export const forgetSentBasket = async (tx: JournalTransaction, owner: Owner): Promise<void> => {
  lastKept = null;
  await tx.removeFact([owner, 'sent-basket-mark', '']);
  await tx.removeFact([owner, 'sent-basket', '']);
};
