import { isRefused } from '#api/api-error.ts';

/** What was asked for, or null where the store says that there is no such thing (404); other failures pass on. */
export const foundOrNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (isRefused(error) && error.status === 404) return null;
    throw error;
  }
};
