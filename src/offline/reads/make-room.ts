import { imageCache, oldAssetsCache } from '#offline/storage-names.ts';
import { clearAnswers } from './answer-database.ts';
import { isCatalogueCache, isSavedCache, isViewCache } from './cache-names.ts';

const deleteCaches = async (isMeant: (name: string) => boolean): Promise<boolean> => {
  if (typeof caches === 'undefined') return false;
  const names = (await caches.keys()).filter(isMeant);
  return (await Promise.all(names.map((name) => caches.delete(name)))).includes(true);
};

/** What is given up first is easiest to have again. What the shopper changed is never given up. */
const dispensable: readonly (() => Promise<boolean>)[] = [
  () => deleteCaches((name) => name === imageCache),
  () => deleteCaches(isViewCache),
  () => deleteCaches(isCatalogueCache),
  () => deleteCaches((name) => name === oldAssetsCache),
  () => deleteCaches(isSavedCache),
  clearAnswers,
];

/** True for what a full device says. */
export const isOutOfRoom = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';

/** Gives up the most dispensable thing that is there; false when nothing is left to give up. */
export const makeRoom = async (): Promise<boolean> => {
  for (const giveUp of dispensable) {
    if (await giveUp()) return true;
  }
  return false;
};

/** Does what needs room, and gives things up for it for as long as there is any. */
export const withRoom = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutOfRoom(error) || !(await makeRoom())) throw error;
    }
  }
};
