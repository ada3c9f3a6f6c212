import * as z from 'zod/mini';
import { updateLaterKey } from '#offline/storage-names.ts';
import { readStored, writeStored } from '#shopper/stored.ts';

/** How long a shopper who postpones a version isn't asked again. */
export const laterMs = 24 * 3_600_000;

const Postponed = z.object({ until: z.number() });

/** Stores that the shopper postponed the new version; if storage is refused, the next page asks again. */
export const savePostponed = (storage: Pick<Storage, 'setItem'> | null, now: number): void =>
  void writeStored(updateLaterKey, { until: now + laterMs }, () => storage);

/** Whether the shopper postponed it less than a day ago. */
export const isPostponed = (storage: Pick<Storage, 'getItem'> | null, now: number): boolean => {
  const until = readStored(Postponed, updateLaterKey, () => storage)?.until ?? now;
  // If the clock was set back, nobody waits longer than a day.
  return now < until && until - now <= laterMs;
};
