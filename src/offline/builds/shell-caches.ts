import { ourPrefix } from '#offline/storage-names.ts';

/** Deletes every cache of ours, as for a host that wants no worker any more. */
export const removeOurCaches = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(ourPrefix)).map((name) => caches.delete(name)));
};
