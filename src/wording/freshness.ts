import { relativeStamp } from './dates.ts';

export const freshnessWording = {
  pricesAsOf: (then: Date, now: Date) => `Prices as of ${relativeStamp(then, now)}`,
  checked: (then: Date, now: Date) => `Checked ${relativeStamp(then, now)}`,
  checkWhenOnline: 'Check when online',
  showLastKnown: 'Show last known price',
} as const;
