import { storeClock } from '#contract/store-clock.ts';

export const dayMs = 24 * 60 * 60 * 1000;

const minuteMs = 60_000;

/** A moment in the store's time zone: the day, as the UTC midnight of the same date, and the minute of that day. */
export const atStore = (now: Date): { readonly day: number; readonly minute: number } => {
  const clock = storeClock(now);
  const day = Date.parse(`${clock.slice(0, 10)}T00:00:00Z`);
  return { day, minute: Math.floor((Date.parse(clock) - day) / minuteMs) };
};

/** The first and the last moment of the years that dates are written with: the database knows no year 0, and no date of the year 10000. */
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

const startAt = (midnight: number): Date => {
  if (midnight <= earliest || midnight > latest) return new Date(midnight > latest ? latest : earliest);
  return new Date(midnight - atStore(new Date(midnight)).minute * minuteMs);
};

/** The moment at which a day begins in the store's time zone, which is never behind UTC. */
export const startOfDay = (date: string): Date => startAt(Date.parse(`${date}T00:00:00Z`));

/** The moment at which the next day begins. */
export const endOfDay = (date: string): Date => startAt(Date.parse(`${date}T00:00:00Z`) + dayMs);

/** The date in the store's time zone a number of days after a moment. */
export const dateIn = (days: number, moment: Date): string =>
  new Date(atStore(moment).day + days * dayMs).toISOString().slice(0, 10);
