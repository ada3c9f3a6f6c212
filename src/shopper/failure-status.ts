import { isNoAnswer, isRefused } from '#api/api-error.ts';

/** What an error page is about: the status the store refused with, 500 for a slip of ours, null where nobody answered. */
export const failureStatus = (error: unknown): number | null => {
  if (isNoAnswer(error)) return null;
  return isRefused(error) ? error.status : 500;
};
