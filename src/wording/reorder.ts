import { proseDate } from './dates.ts';
import { formatCount, plural } from './words.ts';

/** An order beside today, and everything that was ever bought. */
export const reorderWording = {
  lines: 'Lines of the order',
  tick: 'Reorder',
  tickOf: (name: string) => `Reorder ${name}`,
  tickSome: 'Tick lines to reorder just those.',
  reorderTicked: (count: number) => `Reorder ${plural(count, 'ticked line')}`,
  /** `did` is what the shopper did with the lines before: they ordered or parked them. */
  differences: (count: number, all: number, did: 'ordered' | 'parked') =>
    count === 0
      ? `Everything is sold as you ${did} it.`
      : `${formatCount(count)} of ${plural(all, 'line')} ${count === 1 ? 'isn’t' : 'aren’t'} as you ${did} ${count === 1 ? 'it' : 'them'}. ${count === 1 ? 'It comes' : 'They come'} first.`,
  checking: 'Comparing with today’s prices and stock.',
  fromDevice: 'From this device.',
  checkedLater: 'Prices and stock are checked when your changes are sent.',
  gone: 'No longer sold.',
  findOther: (name: string) => `Find something like ${name}`,
  out: 'Out of stock.',
  hasOptions: 'No options chosen. Some may be required.',
  chooseOptions: (name: string) => `Choose options of ${name}`,
  tooFew: 'Too few left to order.',
  unknown: (count: number, all: number) =>
    `Today’s stock is not known for ${count === all ? 'these lines' : plural(count, 'line')}. Prices are from when they were last read.`,
  notCompared: 'These lines could not be compared with today.',
  linesNotCompared: 'Today’s prices and stock could not be read.',
  tryAgain: 'Try again',
  added: (count: number) => `${plural(count, 'line')} ${count === 1 ? 'is' : 'are'} in your cart.`,
  saved: (count: number) =>
    `Saved on this device. ${plural(count, 'line')} will go to your cart when you’re back online.`,
  onlyLeft: (left: number, ordered: number) =>
    `Only ${formatCount(left)} left of the ${formatCount(ordered)} you want.`,
  soldOtherwise: (ordered: number, now: number) =>
    `Not sold in ${formatCount(ordered)} any more. Changed to ${formatCount(now)}.`,
  /** `was` is null where it has not changed. */
  price: (was: string | null, now: string) =>
    was === null ? `${now} each, as before.` : `Was ${was} each, now ${now}.`,
  ordered: (quantity: number) => `Ordered ${formatCount(quantity)}`,
  total: 'Total of these lines',
  add: (count: number) => (count === 0 ? 'Add to cart' : `Add ${plural(count, 'line')} to cart`),
  chooseOne: 'Choose at least one line.',
  back: 'Back to the order',
  refused: (count: number) => `${plural(count, 'line')} could not be added:`,
  refusedBelow: (count: number) => `${plural(count, 'line')} could not be added. The reason is under the list.`,
  bought: 'Everything you bought',
  lastBought: (quantity: number, date: string, times: number) =>
    `Last bought ${formatCount(quantity)} on ${proseDate(date)}. ${times === 1 ? 'Bought once' : `Bought ${formatCount(times)} times`}.`,
  sort: 'Sort by',
  sorts: { last: 'Last bought', often: 'Most often', name: 'Name' },
  find: 'Find by name or part number',
  reading: (read: number, all: number) => `Reading your orders: ${formatCount(read)} of ${formatCount(all)}.`,
  ordersHere: (count: number) => `From ${plural(count, 'order')} on this device.`,
  nothing: 'Nothing bought yet',
  nothingText: 'What you order appears here, ready to buy again.',
  noMatch: 'Nothing you bought matches.',
  more: 'Show more',
  older: 'Read older orders',
  someFailed: (count: number) => `${plural(count, 'order')} could not be read.`,
  failed: 'Your orders could not be loaded.',
} as const;
