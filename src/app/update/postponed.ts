import * as z from 'zod/mini';

/** Milliseconds for which a shopper who puts a version off is left alone. */
export const laterMs = 24 * 3_600_000;

const Postponed = z.object({ until: z.number() });

const key = 'tradecounter-update-later';

/** Keeps that the shopper put the new version off. */
export const savePostponed = (storage: Pick<Storage, 'setItem'> | null, now: number): void => {
  try {
    storage?.setItem(key, JSON.stringify({ until: now + laterMs }));
  } catch {
    // They are then asked again by the next page.
  }
};

/** Whether the shopper put it off less than a day ago. */
export const isPostponed = (storage: Pick<Storage, 'getItem'> | null, now: number): boolean => {
  try {
    const parsed = z.safeParse(Postponed, JSON.parse(storage?.getItem(key) ?? 'null'));
    // A clock that was set back makes nobody wait for longer than a day.
    return parsed.success && now < parsed.data.until && parsed.data.until - now <= laterMs;
  } catch {
    return false;
  }
};
