/** Every cache of ours begins with it, so that all can be told from those of others. */
export const ourCaches = 'tradecounter-';

/** The files of the build that the worker serves. */
export const shellCache = `${ourCaches}shell`;

/** The hashed files of the build before, for tabs that still run it. */
export const oldAssetsCache = `${ourCaches}assets-prev`;

/** Takes every cache of ours away, as when a host wants no worker any more. */
export const removeOurCaches = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(ourCaches)).map((name) => caches.delete(name)));
};
