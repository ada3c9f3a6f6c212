import { ChunkFailure } from '#ui/chunk-failure.ts';

/**
 * Every `import()` goes through here; the build rewrites it so. What to do when one fails is a
 * part that comes later itself, fetched as soon as the page lives.
 */
export const lazyImport = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    const rescue = await import('#app/update/chunk-rescue.ts').catch(() => null);
    if (rescue === null) throw new ChunkFailure('offline', error);
    return rescue.rescueChunk(load, error);
  }
};
