import { atStore, dayMs } from '#server/api/store/store-day.ts';

const isWorkingDay = (day: number): boolean => ![0, 6].includes(new Date(day).getUTCDay());

const nextWorkingDay = (day: number): number => (isWorkingDay(day + dayMs) ? day + dayMs : nextWorkingDay(day + dayMs));

const workingDaysAfter = (day: number, count: number): number =>
  count === 0 ? day : workingDaysAfter(nextWorkingDay(day), count - 1);

const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);

/**
 * The first and last day on which an order placed now can arrive. It leaves on the working day on which it is placed, or on
 * the next one if placed after the cut-off; public holidays are not taken into account.
 */
export const deliveryDays = (
  {
    estimatedDaysMin,
    estimatedDaysMax,
    cutOffMinute,
  }: { readonly estimatedDaysMin: number; readonly estimatedDaysMax: number; readonly cutOffMinute: number | null },
  now: Date,
): { readonly deliversFrom: string; readonly deliversTo: string } => {
  const { day, minute } = atStore(now);
  const isInTime = isWorkingDay(day) && (cutOffMinute === null || minute <= cutOffMinute);
  const leaves = isInTime ? day : nextWorkingDay(day);
  return {
    deliversFrom: dateOf(workingDaysAfter(leaves, estimatedDaysMin)),
    deliversTo: dateOf(workingDaysAfter(leaves, estimatedDaysMax)),
  };
};
