import { formatCount, plural } from './words.ts';

/** Lists built from the products on this device. */
export const cachedListWording = {
  searching: ({ among, isOfAllParts }: { readonly among: number; readonly isOfAllParts: boolean }) =>
    isOfAllParts
      ? `Searching all ${formatCount(among)} parts, saved on this device.`
      : `Searching ${plural(among, 'product')} saved on this device.`,
  ofTotal: (cached: number, total: number) =>
    `${formatCount(cached)} of ${formatCount(total)} ${total === 1 ? 'is' : 'are'} on this device.`,
  some: (cached: number) =>
    `${plural(cached, 'product')} ${cached === 1 ? 'is' : 'are'} on this device. There may be more.`,
  noneTitle: 'No matches on this device',
  noneText: 'The store has more. We’ll check as soon as you’re back online.',
  noneTextUnanswered: 'The store has more, but it can’t be reached. We’ll check as soon as it can.',
  nothingTitle: 'No products on this device yet',
  nothingText: 'You need a connection to see the store’s products. They’ll be here when you’re back online.',
  nothingTextUnanswered: 'The store can’t be reached. Its products will be here as soon as it can.',
  maybeHere: 'These are as you last saw them. Some may not open without a connection.',
  showHere: 'Show only what’s on this device',
  found: (count: number) => `${plural(count, 'product')} on this device`,
  unjudged: (count: number) =>
    `${plural(count, 'product')} can’t be filtered without a connection and ${count === 1 ? 'isn’t' : 'aren’t'} shown.`,
  filtersLeftOut: 'Some filters need a connection and haven’t been applied.',
} as const;
