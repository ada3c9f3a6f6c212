import { plural } from './words.ts';

let clock: Intl.DateTimeFormat | undefined;
let day: Intl.DateTimeFormat | undefined;

/** A time in the device's zone: "14:05 today", or "12 Nov 2026". */
const stamp = (then: number, now: number): string => {
  day ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
  const date = day.format(then);
  if (date !== day.format(now)) return date;
  clock ??= new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return connectionWording.today(clock.format(then));
};

const change = (count: number): string => plural(count, 'change');

/** The connection strip under the header. */
export const connectionWording = {
  /** Shown beside what can't be done offline. */
  needed: 'Needs a connection',
  today: (time: string) => `${time} today`,
  states: { offline: 'Offline.', troubled: 'Connection problem.' },
  asOf: (then: number, now: number = Date.now()) => `Prices and stock as of ${stamp(then, now)}.`,
  willSend: (count: number) => `${change(count)} will be sent when you reconnect.`,
  back: 'Back online.',
  sent: (count: number) => `${change(count)} sent.`,
  toCheck: (count: number) => `${change(count)} ${count === 1 ? 'needs' : 'need'} checking.`,
  review: 'Review',
} as const;

/** The screen for a page that isn't on this device. */
export const notHereWording = {
  title: 'This page isn’t on this device',
  note: {
    online: 'The store isn’t responding. This page will open as soon as it does.',
    troubled: 'The connection isn’t working. This page will open when it’s back.',
    offline: 'You need a connection to see it. It will open when you’re back online.',
  },
  tryAgain: 'Try again',
  stillNothing: 'The store still isn’t responding.',
  isBack: 'You’re back online. Opening the page.',
  ofParts: 'Prices and stock from your saved parts',
  ofPartsText: 'Pictures and descriptions of this product aren’t on this device. They’ll load when you’re back online.',
  product: 'Product',
  partNumbers: (count: number) => (count === 1 ? 'Part number' : 'Part numbers'),
  alsoIn: (category: string) => `${category} on this device`,
  allIn: (category: string) => `All of ${category} on this device`,
  onDevice: 'On this device',
  more: 'Pages you can open now',
  store: (count: number) => `${plural(count, 'product')} on this device`,
  cart: 'Your cart',
  list: (name: string) => `List: ${name}`,
  order: (number: string) => `Order ${number}`,
} as const;
