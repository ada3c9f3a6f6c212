let weekDay: Intl.DateTimeFormat | undefined;
let month: Intl.DateTimeFormat | undefined;

// The days of a calendar, not moments: no time zone moves them.
const utc = { timeZone: 'UTC' } as const;

/** Days of a calendar from one to another: "Tue 24 – Thu 26 Nov", "Mon 30 Nov – Wed 2 Dec", or the one day. */
export const dayRange = (from: string, to: string): string => {
  weekDay ??= new Intl.DateTimeFormat('en-GB', { weekday: 'short', ...utc });
  month ??= new Intl.DateTimeFormat('en-GB', { month: 'short', ...utc });
  const [first, last] = [new Date(from), new Date(to)];
  const day = (date: Date): string => `${weekDay?.format(date)} ${date.getUTCDate()}`;
  const end = `${day(last)} ${month.format(last)}`;
  if (from === to) return end;
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${day(first)} – ${end}`
    : `${day(first)} ${month.format(first)} – ${end}`;
};
