import { failureStatus } from '#shopper/failure-status.ts';

/** What a page can do without: null where the store did not answer. On the host every page is whole or fails. */
export const ifAnswered = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (import.meta.env.SSR || failureStatus(error) !== null) throw error;
    return null;
  }
};
