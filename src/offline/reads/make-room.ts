import { imageCache, oldAssetsCache } from '#offline/storage-names.ts';
import { clearAnswers } from './answer-database.ts';
import { isCatalogueCache, isSavedCache, isViewCache } from './cache-names.ts';

const deleteCaches = async (isMeant: (name: string) => boolean): Promise<boolean> => {
  if (typeof caches === 'undefined') return false;
  const names = (await caches.keys()).filter(isMeant);
  return (await Promise.all(names.map((name) => caches.delete(name)))).includes(true);
};

/** What is deleted to make room, easiest to get back first. The shopper's changes are never deleted. */
const dispensable: readonly (() => Promise<boolean>)[] = [
  () => deleteCaches((name) => name === imageCache),
  () => deleteCaches(isViewCache),
  () => deleteCaches(isCatalogueCache),
  () => deleteCaches((name) => name === oldAssetsCache),
  () => deleteCaches(isSavedCache),
  clearAnswers,
];

/** True for the error of a full device. */
export const isOutOfRoom = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';

/** Deletes the most dispensable data that exists; false if nothing is left to delete. */
export const makeRoom = async (): Promise<boolean> => {
  for (const giveUp of dispensable) {
    if (await giveUp()) return true;
  }
  return false;
};

/** Runs work that needs room, deleting dispensable data and retrying as long as there is any. */
export const withRoom = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutOfRoom(error) || !(await makeRoom())) throw error;
    }
  }
};
