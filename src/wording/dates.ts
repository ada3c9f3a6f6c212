import { proseDate, storeClock } from '#contract/store-clock.ts';

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

const dayMonthYear = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function read(moment: Moment): Date {
  return typeof moment === 'string' ? new Date(moment) : moment;
}

function write(moment: Moment, format: Intl.DateTimeFormat): string {
  const date = read(moment);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}

/** The calendar day in the store's time zone, as used in URLs and API calls: "2026-11-21". Empty for an invalid date. */
export const storeDay = (moment: Moment): string => storeClock(moment).slice(0, 10);

/** Month/day/year in figures: "11/21/2026". Empty for an invalid date. */
export function formatDate(moment: Moment): string {
  const [year, month, day] = storeDay(moment).split('-');
  return day === undefined ? '' : `${month}/${day}/${year}`;
}

/** "12 Nov 2026 at 14:05", in the store's time zone. */
export function proseDateTime(moment: Moment): string {
  const date = proseDate(moment);
  return date === '' ? '' : dateWording.at(date, storeClock(moment).slice(11, 16));
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
