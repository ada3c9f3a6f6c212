import { formatCount } from './words.ts';

const more = (quantity: number, what: string): string => `${formatCount(quantity)} more × ${what}`;

/** Waiting for stock that the store does not have yet. */
export const waitForMoreWording = {
  more,
  waitFor: (quantity: number) => `Wait for ${formatCount(quantity)}`,
  waitForOf: (quantity: number, what: string) => `Wait for ${formatCount(quantity)}, ${what}`,
  asked: (quantity: number, what: string) => `We’ll email you when ${more(quantity, what)} can be ordered.`,
  waitForRest: 'Wait for the rest',
  notAllInStock: 'Not all in stock yet',
  willFollow: (what: string) => `${what}: the rest will follow.`,
} as const;
