import * as z from 'zod/mini';
import { updateLaterKey } from '#offline/storage-names.ts';
import { readStored, writeStored } from '#shopper/stored.ts';

/** How long a shopper who puts a version off is not asked again. */
export const laterMs = 24 * 3_600_000;

const Postponed = z.object({ until: z.number() });

/** Stores that the shopper put the new version off; where storage is refused, the next page asks again. */
export const savePostponed = (storage: Pick<Storage, 'setItem'> | null, now: number): void =>
  void writeStored(updateLaterKey, { until: now + laterMs }, () => storage);

/** Whether the shopper put it off less than a day ago. */
export const isPostponed = (storage: Pick<Storage, 'getItem'> | null, now: number): boolean => {
  const until = readStored(Postponed, updateLaterKey, () => storage)?.until ?? now;
  // After a clock was set back, nobody waits for longer than a day.
  return now < until && until - now <= laterMs;
};
