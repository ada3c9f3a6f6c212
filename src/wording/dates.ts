/** 0 is Sunday: the first day of a week in calendars. */
export const weekStartsOn = 0;

/** An ISO 8601 date or moment, or a Date. */
export type Moment = string | Date;

export const dateWording = {
  at: (date: string, time: string) => `${date} at ${time}`,
  justNow: 'just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
};

let deviceFormats: ReturnType<typeof formatsIn> | undefined;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const dayMonthYear = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const [march, october] = [2, 9];
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function read(moment: Moment): Date {
  return typeof moment === 'string' ? new Date(moment) : moment;
}

function write(moment: Moment, format: Intl.DateTimeFormat): string {
  const date = read(moment);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}

/** One o'clock on the last Sunday of a month of 31 days, in milliseconds of the epoch. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.setUTCDate(31 - last.getUTCDay());
}

/**
 * The fields of a moment in the store's own time zone, Europe/London, so that the host and every device write the same day. By hand, as summer
 * time has been since 1996: the first `Intl` of a page costs a phone more than all else that a screen with a date does.
 */
function inStore(moment: Moment): { day: number; month: number; year: number; time: string } | null {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return null;
  const year = date.getUTCFullYear();
  const isSummer = date.getTime() >= lastSunday(year, march) && date.getTime() < lastSunday(year, october);
  const local = new Date(date.getTime() + (isSummer ? hourMs : 0));
  return {
    day: local.getUTCDate(),
    month: local.getUTCMonth(),
    year: local.getUTCFullYear(),
    time: local.toISOString().slice(11, 16),
  };
}

/** Month/day/year in figures: "11/21/2026". Empty for an invalid date. */
export function formatDate(moment: Moment): string {
  const found = inStore(moment);
  if (found === null) return '';
  const { day, month, year } = found;
  return `${String(month + 1).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`;
}

/** An unambiguous date: "12 Nov 2026". Empty for an invalid one. */
export function proseDate(moment: Moment): string {
  const found = inStore(moment);
  return found === null ? '' : `${found.day} ${months[found.month] ?? ''} ${found.year}`;
}

/** "12 Nov 2026 at 14:05", in the store's time zone. */
export function proseDateTime(moment: Moment): string {
  const found = inStore(moment);
  return found === null ? '' : dateWording.at(proseDate(moment), found.time);
}

/** An age in the device's time zone: "12 min ago" within an hour, "14:05" today, then the date. */
export function relativeStamp(then: Moment, now: Moment, timeZone?: string): string {
  const ageMs = read(now).getTime() - read(then).getTime();
  if (Number.isNaN(ageMs)) return '';
  if (ageMs < minuteMs) return dateWording.justNow;
  if (ageMs < hourMs) return dateWording.minutesAgo(Math.floor(ageMs / minuteMs));
  const { day, time } = timeZone === undefined ? (deviceFormats ??= formatsIn({})) : formatsIn({ timeZone });
  return write(then, write(then, day) === write(now, day) ? time : day);
}

const formatsIn = (zone: { readonly timeZone?: string }) => ({
  day: new Intl.DateTimeFormat('en-GB', { ...dayMonthYear, ...zone }),
  time: new Intl.DateTimeFormat('en-GB', { ...hours, ...zone }),
});
