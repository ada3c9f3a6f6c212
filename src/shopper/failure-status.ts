import { isNoAnswer, isRefused } from '#api/api-error.ts';

/** The status for an error page: the store's own, 500 for a bug, null for no answer. */
export const failureStatus = (error: unknown): number | null => {
  if (isNoAnswer(error)) return null;
  return isRefused(error) ? error.status : 500;
};
