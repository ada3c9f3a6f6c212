const [march, october] = [2, 9];
const hourMs = 60 * 60_000;

/** One o'clock on the last Sunday of a month of 31 days, in milliseconds of the epoch. */
const lastSunday = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.setUTCDate(31 - last.getUTCDay());
};

/**
 * A moment (ISO 8601, or a Date) as the store's own clocks have it, Europe/London, so that the store and every device mean the same day: "2026-11-12T14:05:00.000Z"
 * without meaning its Z, empty for an invalid one. By hand, as summer time has been since 1996: the first `Intl` of a page costs a phone more
 * than all else that a screen with a date does.
 */
export const storeClock = (moment: string | Date): string => {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const year = date.getUTCFullYear();
  const isSummer = date.getTime() >= lastSunday(year, march) && date.getTime() < lastSunday(year, october);
  return new Date(date.getTime() + (isSummer ? hourMs : 0)).toISOString();
};
