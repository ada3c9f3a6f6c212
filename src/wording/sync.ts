import { formatCount, plural } from './words.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const changes = (count: number): string => plural(count, 'change');

/** A moment of today on the clock of the device: "14:40". */
export const clockTime = (moment: number): string => clock.format(moment);

/** What each change is called while it waits and after it was sent. */
export const changeWording = {
  addToCart: (quantity: number, what: string) => `Add ${formatCount(quantity)} × ${what} to the cart`,
  setInCart: (quantity: number, what: string) => `Change ${what} to ${formatCount(quantity)} in the cart`,
  removeFromCart: (what: string) => `Remove ${what} from the cart`,
  setAddOns: (what: string) => `Change the add-ons of ${what}`,
  createList: (name: string) => `Make the list "${name}"`,
  renameList: (name: string) => `Rename a list to "${name}"`,
  deleteList: (name: string) => `Delete the list "${name}"`,
  addToList: (quantity: number, what: string) => `Add ${formatCount(quantity)} × ${what} to a list`,
  setOnList: (quantity: number, what: string) => `Change ${what} to ${formatCount(quantity)} on a list`,
  removeFromList: (what: string) => `Take ${what} off a list`,
  askBackInStock: (what: string) => `Tell me when ${what} is back`,
  viewed: 'Remember what was looked at',
  subscribe: 'Send me news by email',
  unsubscribe: 'Send me no more news by email',
} as const;

/** The words of the sync centre, its chip, and the summary after changes were sent. */
export const syncWording = {
  looking: 'Looking at what is on this device',
  status: {
    online: 'Online.',
    troubled: 'Connection problem.',
    offline: 'Offline.',
    allSent: 'Everything is sent.',
    lastChecked: (at: string) => `Last checked ${at}.`,
    toSend: (count: number) => `${formatCount(count)} to send.`,
    toCheck: (count: number) => `${formatCount(count)} to check.`,
  },
  /** After a count in the header: "2 to send". */
  chip: { toSend: 'to send', toCheck: 'to check' },
  notKept: 'This browser keeps nothing',
  notKeptText: 'Changes that were not sent are lost when you close this tab.',
  blocked: {
    'sign-in': (count: number) => `Sign in to send ${changes(count)}`,
    policy: (count: number) => `Accept the privacy policy to send ${changes(count)}`,
  },
  blockedText: 'They are kept on this device until then.',
  signIn: 'Sign in',
  readPolicy: 'Read and accept the policy',
  keepOpen: "Keep this open until it's sent.",
  checkTitle: 'Check these',
  sendTitle: 'To send',
  sentTitle: 'Sent today',
  noneSent: 'Nothing was sent today.',
  made: (when: string) => `Made ${when}`,
  sent: (at: string) => `Sent ${at}`,
  states: {
    waiting: 'Not sent yet',
    sending: 'Sending',
    later: (at: string) => `Didn't send. Trying again at ${at}`,
    'sign-in': 'Waits for you to sign in',
    policy: 'Waits for the privacy policy',
  },
  why: {
    noAnswer: 'The store did not answer.',
    storeTrouble: 'The store could not take it just now.',
  },
  sendNow: 'Send now',
  tryNow: 'Try now',
  sendAgain: 'Send again',
  discard: 'Discard',
  editQuantity: 'Edit quantity',
  saveQuantity: 'Save quantity',
  sendQuantity: 'Send this quantity',
  cancel: 'Cancel',
  undo: 'Undo',
  discarded: (count: number) => `${changes(count)} discarded.`,
  tooLate: 'It is being sent already.',
  refused: 'The store did not take this.',
  gone: 'What it is about is no longer there.',
  unreadable: 'This version of the shop cannot read it.',
  listRefused: 'The list it belongs to could not be made.',
  storeSays: (message: string) => `The store says: ${message}`,
  expired: 'It waited for more than 7 days and was not sent.',
  unsure: "We're not sure this was saved.",
  unsureCart: (quantity: number) =>
    quantity === 0
      ? "We're not sure this was saved: your cart has none of it."
      : `We're not sure this was saved: your cart shows ${formatCount(quantity)}.`,
  safeAgain: 'Sending it again does not do it twice.',
  addMore: (quantity: number) => `Add ${formatCount(quantity)} more`,
  keepInCart: (quantity: number) =>
    quantity === 0 ? 'Leave it out of the cart' : `Keep ${formatCount(quantity)} in the cart`,
  leaveAsIs: 'Leave it as it is',
  changeTo: (quantity: number) => `Change to ${formatCount(quantity)}`,
  removeIt: 'Remove it',
  of: (action: string, change: string) => `${action}: ${change}`,
  deviceTitle: 'On this device',
  sets: {
    shell: 'The shop itself',
    catalogue: 'Products and prices',
    pictures: 'Pictures',
    icons: 'Icons',
    older: 'The version before',
  },
  setCount: {
    shell: (count: number) => plural(count, 'file'),
    catalogue: (count: number) => plural(count, 'page or list', 'pages and lists'),
    pictures: (count: number) => plural(count, 'picture'),
    icons: (count: number) => plural(count, 'icon'),
    older: (count: number) => plural(count, 'file'),
  },
  setUpdated: (at: string) => `updated ${at}`,
  noSets: 'No copies are kept yet. They come with the pages you open.',
  noCaches: 'This browser keeps no copies.',
  remove: 'Remove',
  removed: (name: string) => `${name}: removed from this device.`,
  storage: 'Storage in use',
  storageOf: (used: string, most: string) => `${used} of about ${most} in use`,
  installNote: 'Installed, the browser is less likely to clear what is kept here.',
  copyReport: 'Copy report',
  copyNote: 'What waits here as plain text, for the support desk. It holds no password and no sign-in.',
  copied: 'The report is copied.',
  report: 'Report',
} as const;

/** What is said once after changes were sent that nobody was waiting for. */
export const drainWording = { sent: (count: number) => `${changes(count)} sent.` } as const;

/** What the pages are called from which changes were made, by the start of their address. */
const pages: readonly (readonly [start: string, name: string])[] = [
  ['/cart', 'Cart'],
  ['/checkout', 'Checkout'],
  ['/favorites', 'Lists'],
  ['/store/product/', 'Product page'],
  ['/store', 'Catalogue'],
  ['/search', 'Search'],
  ['/account/orders', 'Orders'],
  ['/sync', 'Sync centre'],
];

/** The name of the page at an address: "Product page". */
export const pageNameOf = (path: string): string =>
  pages.find(([start]) => path.startsWith(start))?.[1] ?? (path === '/' ? 'Home page' : 'Page');

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** How much room something takes: "3.1 MB". */
export const sizeText = (bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** step;
  return `${amount >= 100 || step === 0 ? Math.round(amount) : Math.round(amount * 10) / 10} ${units[step] ?? 'B'}`;
};
