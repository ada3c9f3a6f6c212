import { cookieNames, readCookie } from '#contract/cookies.ts';
import {
  clearAnswerDatabase,
  type OfflineShopper,
  readOfflineShopper,
  writeOfflineShopper,
} from '#offline/reads/answer-database.ts';
import { isPrivateCache } from '#offline/reads/cache-names.ts';
import { removeIndexesOfOthers } from '#offline/part-index/database.ts';
import { audienceOf } from '#offline/reads/read-context.ts';
import { decodeToken } from '#api/token.ts';

/** The one truth of who is signed in, in all tabs at once: whose token the cookie holds. */
const audienceNow = () => {
  const token = readCookie(document.cookie, cookieNames.token);
  const subject = token === null ? null : (decodeToken(token)?.subject ?? null);
  return subject === null ? null : audienceOf(subject);
};

/** An installed app is taken for the shopper's own device; in a tab they have to say so. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

const recordNow = async (): Promise<OfflineShopper | null> => {
  const audience = audienceNow();
  if (audience === null) return null;
  const before = await readOfflineShopper();
  if (before?.audience !== audience) return { audience, keepsPrices: isInstalled(), isChosen: false };
  // A tab of the browser takes nothing from the app that was installed beside it.
  return before.isChosen ? before : { ...before, keepsPrices: before.keepsPrices || isInstalled() };
};

let settled: Promise<void> = Promise.resolve();

/** Resolves once it is settled what may be stored for the current shopper. */
export const offlineShopperSettled = (): Promise<void> => settled;

const removePrivateCaches = async (): Promise<void> => {
  if (typeof caches === 'undefined') return;
  const record = await readOfflineShopper().catch(() => null);
  for (const name of await caches.keys()) {
    const isTheirs = record?.keepsPrices === true && name.endsWith(record.audience);
    if (isPrivateCache(name) && !isTheirs) await caches.delete(name);
  }
};

const removePrivateIndexes = async (): Promise<void> => {
  const record = await readOfflineShopper().catch(() => null);
  await removeIndexesOfOthers(record?.keepsPrices === true ? record.audience : null);
};

const settle = async (recordOf: () => Promise<OfflineShopper | null>): Promise<void> => {
  try {
    const record = await recordOf();
    await writeOfflineShopper(record);
    // Another tab may have signed out between the look at the cookie and the writing.
    if (record !== null && record.audience !== audienceNow()) await writeOfflineShopper(await recordNow());
  } catch {
    // If it can't be read whose answers are stored, none of them may stay.
    await clearAnswerDatabase().catch(() => undefined);
  }
  await removePrivateCaches().catch(() => undefined);
  await removePrivateIndexes().catch(() => undefined);
};

const queue = (recordOf: () => Promise<OfflineShopper | null>): Promise<void> => {
  settled = settled.then(() => settle(recordOf));
  return settled;
};

/**
 * Stores what may be stored of the current shopper from now on, and deletes what is of any other: as when a page opens, a
 * shopper signs in, or signs out.
 */
export const updateOfflineShopper = (): Promise<void> => queue(recordNow);

/** Stores own prices and orders on this device from now on, or no longer. */
export const persistPrices = (keepsPrices: boolean): Promise<void> =>
  queue(async () => {
    const record = await recordNow();
    return record === null ? null : { ...record, keepsPrices, isChosen: true };
  });

/** Whether own prices and orders are stored on this device; null for a guest or where nothing can be stored. */
export const isPersistingPrices = async (): Promise<boolean | null> => {
  await settled;
  try {
    return (await readOfflineShopper())?.keepsPrices ?? null;
  } catch {
    return null;
  }
};
