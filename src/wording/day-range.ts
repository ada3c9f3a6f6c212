let weekDay: Intl.DateTimeFormat | undefined;
let month: Intl.DateTimeFormat | undefined;

// Calendar days, not moments, so they must not shift with the time zone.
const utc = { timeZone: 'UTC' } as const;

/** A range of calendar days: "Tue 24 – Thu 26 Nov", "Mon 30 Nov – Wed 2 Dec", or a single day. */
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
