import { createStore, delMany, keys } from 'idb-keyval';
import { partDatabase } from '#offline/storage-names.ts';

/** Where part indexes are stored; keys start with the audience. */
export const partStore = createStore(partDatabase, 'parts');

/** Deletes everything whose key matches. */
export const removeParts = async (isMeant: (key: string) => boolean): Promise<void> =>
  delMany(
    (await keys<IDBValidKey>(partStore)).filter((key) => typeof key === 'string' && isMeant(key)),
    partStore,
  );

/** True if any part of an index of this audience is stored on the device. */
export const hasIndexOf = async (audience: string): Promise<boolean> =>
  (await keys<IDBValidKey>(partStore)).some((key) => typeof key === 'string' && key.startsWith(`${audience}/`));

/** Deletes every shopper's index except that of one audience; the guests' index stays, it belongs to nobody. */
export const removeIndexesOfOthers = (audience: string | null): Promise<void> =>
  removeParts((key) => !key.startsWith('guest/') && (audience === null || !key.startsWith(`${audience}/`)));
