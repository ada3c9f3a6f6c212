import { isRefused, type Refused } from './api-error.ts';

/** The requested item, or null if it doesn't exist (404) or its slug is invalid; rethrows other failures. */
export const foundOrNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (isRefused(error) && (error.status === 404 || isNoSlug(error))) return null;
    throw error;
  }
};

/** An address may hold anything: a slug that isn't valid can't name anything. */
const isNoSlug = ({ status, details }: Refused): boolean =>
  status === 400 && details.some(({ field }) => field === 'slug');
