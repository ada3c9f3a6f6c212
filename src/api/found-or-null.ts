import { isRefused, type Refused } from './api-error.ts';

/** What was asked for, or null where there is no such thing (404) or can be none of that name; other failures pass on. */
export const foundOrNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (isRefused(error) && (error.status === 404 || isNoSlug(error))) return null;
    throw error;
  }
};

/** An address may hold anything; what no slug looks like names nothing. */
const isNoSlug = ({ status, details }: Refused): boolean =>
  status === 400 && details.some(({ field }) => field === 'slug');
