import { ChunkFailure } from '#ui/chunk-failure.ts';

/**
 * The build rewrites every `import()` to go through here. The code that handles a failure is lazy itself,
 * and is fetched soon after start-up.
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
