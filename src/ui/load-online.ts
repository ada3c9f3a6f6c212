import { ChunkFailure } from './chunk-failure.ts';

/** Some networks come back without an event. */
const retryMs = 30_000;

/** Loads code; without a connection, tries again once there is one. */
export const loadOnline = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof ChunkFailure) || error.reason !== 'offline') throw error;
      await nextChance();
    }
  }
};

const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    const ended = new AbortController();
    const end = (): void => {
      ended.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, retryMs);
    addEventListener('online', end, { signal: ended.signal });
  });
