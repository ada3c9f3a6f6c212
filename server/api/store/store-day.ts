import { storeClock } from '#contract/store-clock.ts';

export const dayMs = 24 * 60 * 60 * 1000;

const minuteMs = 60_000;

/** A moment in the store's time zone: the day, as the UTC midnight of the same date, and the minute of that day. */
export const atStore = (now: Date): { readonly day: number; readonly minute: number } => {
  const clock = storeClock(now);
  const day = Date.parse(`${clock.slice(0, 10)}T00:00:00Z`);
  return { day, minute: Math.floor((Date.parse(clock) - day) / minuteMs) };
};

/** The moment at which a day begins in the store's time zone, which is never behind UTC. */
export const startOfDay = (date: string): Date => {
  const midnight = new Date(`${date}T00:00:00Z`);
  return new Date(midnight.getTime() - atStore(midnight).minute * minuteMs);
};

/** The date one day later. */
export const dateAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/** The date in the store's time zone a number of days after a moment. */
export const dateIn = (days: number, moment: Date): string =>
  new Date(atStore(moment).day + days * dayMs).toISOString().slice(0, 10);
