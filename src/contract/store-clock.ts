const [march, october] = [2, 9];
const hourMs = 60 * 60_000;

/** 01:00 UTC on the last Sunday of a month of 31 days, in epoch milliseconds. */
const lastSunday = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.setUTCDate(31 - last.getUTCDay());
};

/**
 * A moment (ISO 8601 or a Date) in the store's local time, Europe/London, so that the store and every device agree on the day:
 * "2026-11-12T14:05:00.000Z", whose Z must be ignored; empty for an invalid date. Computed by hand, with the summer time rule in
 * force since 1996: the first `Intl` on a page costs a phone more than everything else that a screen with a date does.
 */
export const storeClock = (moment: string | Date): string => {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const year = date.getUTCFullYear();
  const isSummer = date.getTime() >= lastSunday(year, march) && date.getTime() < lastSunday(year, october);
  return new Date(date.getTime() + (isSummer ? hourMs : 0)).toISOString();
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** An unambiguous date in the store's time zone: "12 Nov 2026". Empty for an invalid one. */
export const proseDate = (moment: string | Date): string => {
  const [year, month, day] = storeClock(moment).slice(0, 10).split('-');
  return day === undefined ? '' : `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
};
