import { createStore, delMany, keys } from 'idb-keyval';
import { partDatabase } from '#offline/storage-names.ts';

/** Where part indexes lie; the audience of each begins its keys. */
export const partStore = createStore(partDatabase, 'parts');

/** Takes away whatever lies under the keys that are meant. */
export const removeParts = async (isMeant: (key: string) => boolean): Promise<void> =>
  delMany(
    (await keys<IDBValidKey>(partStore)).filter((key) => typeof key === 'string' && isMeant(key)),
    partStore,
  );

/** True where something of an index of this audience lies on the device. */
export const hasIndexOf = async (audience: string): Promise<boolean> =>
  (await keys<IDBValidKey>(partStore)).some((key) => typeof key === 'string' && key.startsWith(`${audience}/`));

/** Takes every shopper's index away but that of one audience; guests' stay, they are nobody's. */
export const removeIndexesOfOthers = (audience: string | null): Promise<void> =>
  removeParts((key) => !key.startsWith('guest/') && (audience === null || !key.startsWith(`${audience}/`)));
