import {
  clearAnswerDatabase,
  type OfflineShopper,
  readOfflineShopper,
  writeOfflineShopper,
} from '#offline/reads/answer-database.ts';
import { isPrivateCache } from '#offline/reads/cache-names.ts';
import { isOutOfRoom, withRoom } from '#offline/reads/make-room.ts';
import { removeIndexesOfOthers } from '#offline/part-index/database.ts';
import { audienceOf } from '#offline/reads/read-context.ts';
import { isPrivateSetsKey } from '#offline/reads/saved-sets-key.ts';
import { decodeToken } from '#api/token.ts';
import { signedInAudience } from '#shopper/visit/is-here.ts';

const recordNow = async (): Promise<OfflineShopper | null> => {
  const audience = signedInAudience();
  if (audience === null) return null;
  const before = await readOfflineShopper();
  if (before?.audience !== audience) return { audience, keepsPrices: true, isChosen: false };
  return before.isChosen ? before : { ...before, keepsPrices: true };
};

let settled: Promise<void> = Promise.resolve();

/** Resolves once it is decided what may be stored for the current shopper. */
export const offlineShopperSettled = (): Promise<void> => settled;

const removePrivateCaches = async (): Promise<void> => {
  if (typeof caches === 'undefined') return;
  const record = await readOfflineShopper().catch(() => null);
  for (const name of await caches.keys()) {
    const isTheirs = record?.keepsPrices === true && name.endsWith(record.audience);
    if (isPrivateCache(name) && !isTheirs) await caches.delete(name);
  }
};

const removePrivateRecords = async (): Promise<void> => {
  const record = await readOfflineShopper().catch(() => null);
  for (const key of Object.keys(localStorage)) {
    const isTheirs = record?.keepsPrices === true && key.endsWith(record.audience);
    if (isPrivateSetsKey(key) && !isTheirs) localStorage.removeItem(key);
  }
};

const removePrivateIndexes = async (): Promise<void> => {
  const record = await readOfflineShopper().catch(() => null);
  await removeIndexesOfOthers(record?.keepsPrices === true ? record.audience : null);
};

/** Writes the record. If storage is full, evicts other data only if the record changes whose answers are stored. */
const write = async (record: OfflineShopper | null): Promise<void> => {
  try {
    await writeOfflineShopper(record);
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    const stored = await readOfflineShopper();
    const isSaid = stored?.audience === record?.audience && stored?.keepsPrices === record?.keepsPrices;
    if (!isSaid) await withRoom(() => writeOfflineShopper(record));
  }
};

interface Settling {
  /** The record belongs to a shopper whom the cookie doesn't name yet. */
  readonly isAhead: boolean;
}

const settle = async (recordOf: () => Promise<OfflineShopper | null>, { isAhead }: Settling): Promise<void> => {
  try {
    const record = await recordOf();
    await write(record);
    // Another tab may have signed out between reading the cookie and writing the record.
    if (!isAhead && record !== null && record.audience !== signedInAudience()) await write(await recordNow());
  } catch {
    // If the record of whose answers are stored can't be read or written, none of them may stay.
    await clearAnswerDatabase().catch(() => undefined);
  }
  await removePrivateCaches().catch(() => undefined);
  await removePrivateRecords().catch(() => undefined);
  await removePrivateIndexes().catch(() => undefined);
};

const queue = (recordOf: () => Promise<OfflineShopper | null>, how: Settling = { isAhead: false }): Promise<void> => {
  settled = settled.then(() => settle(recordOf, how));
  return settled;
};

/**
 * Starts storing what may be stored of the current shopper, and deletes everybody else's data: called when a page opens, and when
 * a shopper signs in or out.
 */
export const updateOfflineShopper = (): Promise<void> => queue(recordNow);

/** Starts or stops storing the shopper's own prices and orders on this device. */
export const persistPrices = (keepsPrices: boolean): Promise<void> =>
  queue(async () => {
    const record = await recordNow();
    return record === null ? null : { ...record, keepsPrices, isChosen: true };
  });

/** Called before a shopper signs in on a shared device: only their cart, lists and waiting changes will be stored on it. */
export const beginOnSharedDevice = async (token: string): Promise<void> => {
  const subject = decodeToken(token)?.subject;
  if (subject === undefined) return;
  const record = { audience: audienceOf(subject), keepsPrices: false, isChosen: true };
  await queue(() => Promise.resolve(record), { isAhead: true });
};

/** When everything that a shopper may want offline was last fetched (epoch ms; 0 if never); null if nothing is stored. */
export const lastFilledAt = async (): Promise<number | null> => {
  await settled;
  const record = await readOfflineShopper().catch(() => null);
  return record?.keepsPrices === true ? (record.filledAt ?? 0) : null;
};

/** Records when it was last fetched. */
export const recordFilled = (filledAt: number): Promise<void> =>
  queue(async () => {
    const record = await recordNow();
    return record === null ? null : { ...record, filledAt };
  });

/** Whether the shopper's own prices and orders are stored on this device; null for a guest, or if nothing can be stored. */
export const isPersistingPrices = async (): Promise<boolean | null> => {
  await settled;
  try {
    return (await readOfflineShopper())?.keepsPrices ?? null;
  } catch {
    return null;
  }
};
