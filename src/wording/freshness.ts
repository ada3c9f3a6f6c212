import { relativeStamp } from './dates.ts';

export const freshnessWording = {
  pricesAsOf: (then: Date, now: Date) => `Prices as of ${relativeStamp(then, now)}`,
  checkWhenOnline: 'Check when online',
  showLastKnown: 'Show last known price',
} as const;
