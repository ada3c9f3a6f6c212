import { failureStatus } from '#shopper/failure-status.ts';

/** Optional data: null if the store didn't respond. When rendered by the host, a page is complete or fails. */
export const ifAnswered = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (import.meta.env.SSR || failureStatus(error) !== null) throw error;
    return null;
  }
};
