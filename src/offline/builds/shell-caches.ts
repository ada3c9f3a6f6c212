import { ourPrefix } from '#offline/storage-names.ts';

/** Deletes all of our caches, for a host that no longer wants a worker. */
export const removeOurCaches = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(ourPrefix)).map((name) => caches.delete(name)));
};
