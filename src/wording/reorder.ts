import { proseDate } from '#contract/store-clock.ts';
import { formatCount, plural } from './words.ts';

/** A past order compared with today's prices and stock, and the list of everything ever bought. */
export const reorderWording = {
  lines: 'Lines of the order',
  tick: 'Reorder',
  tickOf: (name: string) => `Reorder ${name}`,
  tickSome: 'Tick lines to reorder just those.',
  reorderTicked: (count: number) => `Reorder ${plural(count, 'ticked line')}`,
  /** `did` is what the shopper did with the lines earlier: order or park them. */
  differences: (count: number, all: number, did: 'ordered' | 'parked') =>
    count === 0
      ? `Nothing has changed since you ${did} it.`
      : `${formatCount(count)} of ${plural(all, 'line')} ${count === 1 ? 'has' : 'have'} changed since you ${did} ${count === 1 ? 'it. It’s' : 'them. They’re'} listed first.`,
  checking: 'Comparing with today’s prices and stock.',
  fromDevice: 'From this device.',
  checkedLater: 'Prices and stock are checked when your changes are sent.',
  gone: 'No longer sold.',
  findOther: (name: string) => `Find something like ${name}`,
  out: 'Out of stock.',
  hasOptions: 'No options chosen. Some may be required.',
  chooseOptions: (name: string) => `Choose options for ${name}`,
  tooFew: 'Not enough left to order.',
  unknown: (count: number, all: number) =>
    `We don’t know today’s stock for ${count === all ? 'these lines' : plural(count, 'line')}. Prices are as you last saw them.`,
  notCompared: 'These lines could not be compared with today’s prices and stock.',
  linesNotCompared: 'Today’s prices and stock could not be loaded.',
  tryAgain: 'Try again',
  added: (count: number) => `${plural(count, 'line')} ${count === 1 ? 'is' : 'are'} in your cart.`,
  saved: (count: number) =>
    `Saved on this device. ${plural(count, 'line')} will go to your cart when you’re back online.`,
  onlyLeft: (left: number, ordered: number) =>
    `Only ${formatCount(left)} left of the ${formatCount(ordered)} you want.`,
  soldOtherwise: (ordered: number, now: number) =>
    `You can no longer order exactly ${formatCount(ordered)}. Changed to ${formatCount(now)}.`,
  /** `was` is null if the price has not changed. */
  price: (was: string | null, now: string) =>
    was === null ? `${now} each, as before.` : `Was ${was} each, now ${now}.`,
  ordered: (quantity: number) => `Ordered ${formatCount(quantity)}`,
  total: 'Total of these lines',
  add: (count: number) => (count === 0 ? 'Add to cart' : `Add ${plural(count, 'line')} to cart`),
  chooseOne: 'Choose at least one line.',
  back: 'Back to the order',
  refused: (count: number) => `${plural(count, 'line')} could not be added:`,
  refusedBelow: (count: number) => `${plural(count, 'line')} could not be added. The reason is under the list.`,
  bought: 'Everything you’ve bought',
  lastBought: (quantity: number, date: string, times: number) =>
    `Last bought ${formatCount(quantity)} on ${proseDate(date)}. ${times === 1 ? 'Bought once' : `Bought ${formatCount(times)} times`}.`,
  /** Used if not all orders have been read. */
  boughtOn: (quantity: number, date: string) => `Last bought ${formatCount(quantity)} on ${proseDate(date)}.`,
  sort: 'Sort by',
  sorts: { last: 'Last bought', often: 'Most often', name: 'Name' },
  find: 'Find by name or part number',
  reading: (read: number, all: number) => `Loading your orders: ${formatCount(read)} of ${formatCount(all)}.`,
  ordersHere: (count: number) => `From ${plural(count, 'order')} on this device.`,
  nothing: 'Nothing bought yet',
  nothingText: 'What you order appears here, ready to buy again.',
  noMatch: 'Nothing you’ve bought matches.',
  more: 'Show more',
  older: 'Load older orders',
  someFailed: (count: number) => `${plural(count, 'order')} could not be loaded.`,
  failed: 'Your orders could not be loaded.',
} as const;
