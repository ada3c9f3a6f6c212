import { isRefused } from '#api/api-error.ts';

/** What was asked for, or null where there is no such thing (404), or could be none of that name (400); other failures pass on. */
export const foundOrNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (isRefused(error) && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
};
