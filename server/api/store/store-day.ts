/** The zone by whose clock and calendar the store works. */
const storeZone = 'Europe/London';

export const dayMs = 24 * 60 * 60 * 1000;

/** A moment on the store's calendar: the day as the UTC midnight that has its date, and the minute of it. */
export const atStore = (now: Date): { readonly day: number; readonly minute: number } => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: storeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  return {
    day: Date.UTC(part('year'), part('month') - 1, part('day')),
    minute: part('hour') * 60 + part('minute'),
  };
};

/** The moment at which a day of the store's calendar begins; its clock is never behind UTC. */
export const startOfDay = (date: string): Date => {
  const midnight = new Date(`${date}T00:00:00Z`);
  return new Date(midnight.getTime() - atStore(midnight).minute * 60_000);
};

/** The date after one. */
export const dateAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/** The date on the store's calendar so many days after a moment. */
export const dateIn = (days: number, moment: Date): string =>
  new Date(atStore(moment).day + days * dayMs).toISOString().slice(0, 10);
