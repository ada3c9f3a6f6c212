import { relativeStamp } from './dates.ts';
import { sizeText } from './sync.ts';
import { formatCount, plural } from './words.ts';

const products = (count: number): string => plural(count, 'product');

/** Products saved for offline. */
export const savedWording = {
  title: 'Without a connection',
  save: 'Save for offline',
  offer: (count: number, bytes: number) => `${products(count)}, about ${sizeText(bytes)}.`,
  saving: 'Saving for offline',
  progress: (saved: number, total: number) =>
    total === 0 ? 'Starting…' : `${formatCount(saved)} of ${products(total)} saved`,
  stop: 'Stop',
  goOn: 'Continue',
  again: 'Save again',
  update: 'Update',
  remove: 'Remove',
  of: (action: string, title: string) => `${action}: ${title}`,
  here: (count: number) => `${products(count)} saved on this device.`,
  partial: (saved: number, total: number) =>
    `${formatCount(saved)} of ${products(total)} saved. The rest isn’t saved yet.`,
  noRoom: (saved: number, total: number) =>
    `${formatCount(saved)} of ${products(total)} saved. This device has no space for the other ${formatCount(total - saved)}.`,
  gone: 'Removed by the browser to free up space.',
  goneTitle: 'Some of what you saved is no longer on this device',
  goneText: (titles: string) => `The browser removed ${titles} to free up space. Save it again while you’re online.`,
  shared: 'You said this is a shared device, so nothing of yours is saved on it.',
  mayGo: 'Your browser may remove this after a while. Installing the app makes that less likely.',
  saved: (title: string) => `${title} saved for offline.`,
  removed: (title: string) => `${title} removed from this device.`,
  inSync: 'See all that’s saved',
  kinds: { category: 'Category', list: 'List', order: 'Order' },
  updated: (then: Date) => `updated ${relativeStamp(then, new Date())}`,
} as const;
