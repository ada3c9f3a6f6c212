import { storeClock } from '#contract/store-clock.ts';

export const dayMs = 24 * 60 * 60 * 1000;

const minuteMs = 60_000;

/** A moment on the store's calendar: the day as the UTC midnight that has its date, and the minute of it. */
export const atStore = (now: Date): { readonly day: number; readonly minute: number } => {
  const clock = storeClock(now);
  const day = Date.parse(`${clock.slice(0, 10)}T00:00:00Z`);
  return { day, minute: Math.floor((Date.parse(clock) - day) / minuteMs) };
};

/** The moment at which a day of the store's calendar begins; its clock is never behind UTC. */
export const startOfDay = (date: string): Date => {
  const midnight = new Date(`${date}T00:00:00Z`);
  return new Date(midnight.getTime() - atStore(midnight).minute * minuteMs);
};

/** The date after one. */
export const dateAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/** The date on the store's calendar so many days after a moment. */
export const dateIn = (days: number, moment: Date): string =>
  new Date(atStore(moment).day + days * dayMs).toISOString().slice(0, 10);
