import { answerDatabase } from '#offline/storage-names.ts';
import { clear, createStore, del, delMany, entries, get, keys, promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import type { Audience } from './read-context.ts';

// Some browsers throw synchronously instead of rejecting; every function here is async, so that it always rejects.
const store = createStore(answerDatabase, 'answers');

/** The shopper whose answers this device may store, and whether their own prices and orders may be stored. */
const OfflineShopper = z.object({
  audience: z.string().check(z.regex(/^u-[\da-f]+$/)),
  keepsPrices: z.boolean(),
  /** The shopper made this choice themselves. */
  isChosen: z.boolean(),
  /** When everything they may want offline was last fetched (epoch ms). */
  filledAt: z.optional(z.number()),
});
export type OfflineShopper = z.infer<typeof OfflineShopper>;

// It is stored among the answers, so that one transaction can check it and write.
const recordKey = 'shopper';

const recordOf = (value: unknown): OfflineShopper | null => {
  const parsed = z.safeParse(OfflineShopper, value);
  return parsed.success ? parsed.data : null;
};

/** Key prefix of an answer that is stored only together with a shopper's own prices, or as a guest's own order. */
export const chosenPrefix = 'chosen';

/** Key prefix of any other answer. */
export const answerPrefix = 'answer';

/** The audience of the answer under a key: the end of its scope, which is the key's first part. */
const audienceOfKey = (key: string): string | null =>
  /^\w+-\["(?:[^"\\]|\\.)*\.(guest|u-[\da-f]+)"/.exec(key)?.[1] ?? null;

const mayKeep = (key: string, record: OfflineShopper | null): boolean => {
  const audience = audienceOfKey(key);
  // A guest's order stays on the device until somebody signs in there.
  if (audience === 'guest') return record === null || !key.startsWith(chosenPrefix);
  return audience !== null && audience === record?.audience && (record.keepsPrices || !key.startsWith(chosenPrefix));
};

/** The shopper whose answers are stored, or null; rejects if the browser refuses its database. */
export const readOfflineShopper = async (): Promise<OfflineShopper | null> => recordOf(await get(recordKey, store));

/** True if the catalogue as an audience sees it may be cached on this device. */
export const mayCacheCatalogueOf = async (audience: Audience): Promise<boolean> => {
  if (audience === 'guest') return true;
  try {
    const record = await readOfflineShopper();
    return record?.audience === audience && record.keepsPrices;
  } catch {
    return false;
  }
};

/** A stored answer as text. */
export const readAnswerText = async (key: string): Promise<string | undefined> => get<string>(key, store);

/** The texts of the stored answers whose keys match. */
export const readAnswerTexts = async (fits: (key: string) => boolean): Promise<string[]> =>
  (await entries<IDBValidKey, unknown>(store)).flatMap(([key, text]) =>
    typeof key === 'string' && typeof text === 'string' && fits(key) ? [text] : [],
  );

/** Stores an answer, unless its shopper signed out meanwhile: check and write are one transaction. */
export const writeAnswerText = async (key: string, text: string): Promise<void> =>
  store('readwrite', async (table) => {
    const record = recordOf(await promisifyRequest<unknown>(table.get(recordKey)));
    if (!mayKeep(key, record)) return;
    table.put(text, key);
    await promisifyRequest(table.transaction);
  });

export const removeAnswerText = async (key: string): Promise<void> => del(key, store);

/**
 * Stores this shopper's answers from now on, and deletes those of any other; null for none. An unchanged record is not written again: a
 * full device would refuse it.
 */
export const writeOfflineShopper = async (record: OfflineShopper | null): Promise<void> =>
  store('readwrite', async (table) => {
    for (const key of await promisifyRequest(table.getAllKeys())) {
      if (typeof key === 'string' && key !== recordKey && !mayKeep(key, record)) table.delete(key);
    }
    if (record === null) table.delete(recordKey);
    else {
      const before = await promisifyRequest<unknown>(table.get(recordKey));
      if (JSON.stringify(before) !== JSON.stringify(record)) table.put(record, recordKey);
    }
    await promisifyRequest(table.transaction);
  });

/** Deletes every stored answer, but not the record of whose may be stored; true if there were any. */
export const clearAnswers = async (): Promise<boolean> => {
  const answers = (await keys<string>(store)).filter((key) => key !== recordKey);
  await delMany(answers, store);
  return answers.length > 0;
};

/** Deletes everything, that record included. */
export const clearAnswerDatabase = async (): Promise<void> => clear(store);
