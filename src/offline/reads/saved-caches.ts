import { storedAtOf } from '#api/stored-at.ts';
import { isSavedCache, isSavedCacheOf } from './cache-names.ts';
import type { Audience } from './read-context.ts';

const namesThat = async (fits: (name: string) => boolean): Promise<string[]> => (await caches.keys()).filter(fits);

const matches = async (names: readonly string[], address: string): Promise<Response[]> => {
  const found = await Promise.all(names.map((cacheName) => caches.match(address, { cacheName, ignoreVary: true })));
  return found.flatMap((response) => response ?? []);
};

const later = (one: Response, other: Response): Response =>
  (storedAtOf(other) ?? 0) > (storedAtOf(one) ?? 0) ? other : one;

/** The latest copy of an answer: `other`, or one in the sets that an audience saved. */
export const latestSaved = async (
  address: string,
  audience: Audience,
  other: Response | undefined,
): Promise<Response | undefined> => {
  const saved = await matches(await namesThat((name) => isSavedCacheOf(name, audience)), address);
  const [first, ...rest] = other === undefined ? saved : [other, ...saved];
  return first === undefined ? undefined : rest.reduce(later, first);
};

/** A picture that was saved with any set. */
export const savedPicture = async (address: string): Promise<Response | undefined> =>
  (await matches(await namesThat(isSavedCache), address))[0];

/** The caches of the sets that an audience saved. */
export const savedCachesOf = (audience: Audience): Promise<string[]> =>
  namesThat((name) => isSavedCacheOf(name, audience));

/** Marks a call whose answer the page puts into a saved set itself; a fragment never leaves the browser. */
const savingMark = '#saving';

/** The address of a call that the worker leaves to the page. */
export const savingAddress = (url: string): string => `${url}${savingMark}`;

/** True for a call whose answer the page stores itself. */
export const isSaving = (url: string): boolean => url.endsWith(savingMark);
