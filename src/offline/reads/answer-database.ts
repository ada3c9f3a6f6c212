import { answerDatabase } from '#offline/storage-names.ts';
import { clear, createStore, del, delMany, entries, get, keys, promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import type { Audience } from './read-context.ts';

// Some browsers refuse at once and not by a promise; every function here is async, so that it never throws at once.
const store = createStore(answerDatabase, 'answers');

/** The shopper whose answers this device may store, and whether own prices and orders are among them. */
const OfflineShopper = z.object({
  audience: z.string().check(z.regex(/^u-[\da-f]+$/)),
  keepsPrices: z.boolean(),
  /** The shopper said so, one way or the other. */
  isChosen: z.boolean(),
  /** When all that they may want without a connection was last fetched, epoch ms. */
  filledAt: z.optional(z.number()),
});
export type OfflineShopper = z.infer<typeof OfflineShopper>;

// It lies among the answers, so that one transaction can see it and write.
const recordKey = 'shopper';

const recordOf = (value: unknown): OfflineShopper | null => {
  const parsed = z.safeParse(OfflineShopper, value);
  return parsed.success ? parsed.data : null;
};

/** Begins the key of an answer that is only stored together with a shopper's own prices, or as a guest's own order. */
export const chosenPrefix = 'chosen';

/** Begins the key of any other answer. */
export const answerPrefix = 'answer';

/** Whose the answer under a key is: its scope, which ends in the audience, is the first part of it. */
const audienceOfKey = (key: string): string | null =>
  /^\w+-\["(?:[^"\\]|\\.)*\.(guest|u-[\da-f]+)"/.exec(key)?.[1] ?? null;

const mayKeep = (key: string, record: OfflineShopper | null): boolean => {
  const audience = audienceOfKey(key);
  // What a guest ordered is on the device until somebody signs in there.
  if (audience === 'guest') return record === null || !key.startsWith(chosenPrefix);
  return audience !== null && audience === record?.audience && (record.keepsPrices || !key.startsWith(chosenPrefix));
};

/** The shopper whose answers are stored, or null; rejects where the browser refuses its database. */
export const readOfflineShopper = async (): Promise<OfflineShopper | null> => recordOf(await get(recordKey, store));

/** True where the catalogue as an audience sees it may be cached on this device. */
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

/** The stored answers, as text, whose keys fit. */
export const readAnswerTexts = async (fits: (key: string) => boolean): Promise<string[]> =>
  (await entries<IDBValidKey, unknown>(store)).flatMap(([key, text]) =>
    typeof key === 'string' && typeof text === 'string' && fits(key) ? [text] : [],
  );

/** Stores an answer, unless its shopper left meanwhile: check and write are one transaction. */
export const writeAnswerText = async (key: string, text: string): Promise<void> =>
  store('readwrite', async (table) => {
    const record = recordOf(await promisifyRequest<unknown>(table.get(recordKey)));
    if (!mayKeep(key, record)) return;
    table.put(text, key);
    await promisifyRequest(table.transaction);
  });

/** Deletes a stored answer. */
export const removeAnswerText = async (key: string): Promise<void> => del(key, store);

/**
 * From now on this shopper's answers are stored, and those of any other are deleted; null for none. A record that says so already is
 * not written again: a device without room would refuse it.
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

/** Deletes every stored answer but not the record of whose may be stored; true if there was any. */
export const clearAnswers = async (): Promise<boolean> => {
  const answers = (await keys<string>(store)).filter((key) => key !== recordKey);
  await delMany(answers, store);
  return answers.length > 0;
};

/** Deletes everything, that record included. */
export const clearAnswerDatabase = async (): Promise<void> => clear(store);
