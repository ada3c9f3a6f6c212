import { formatCount, plural } from './words.ts';

let clock: Intl.DateTimeFormat | undefined;
const changes = (count: number): string => plural(count, 'change');

/** A time of day in the device's zone: "14:40". */
export const clockTime = (moment: number): string => {
  clock ??= new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return clock.format(moment);
};

/** The name of each change, used both while it waits and after it was sent. */
export const changeWording = {
  addToCart: (quantity: number, what: string) => `Add ${formatCount(quantity)} × ${what} to the cart`,
  setInCart: (quantity: number, what: string) => `Change ${what} to ${formatCount(quantity)} in the cart`,
  removeFromCart: (what: string) => `Remove ${what} from the cart`,
  setAddOns: (what: string) => `Change the add-ons for ${what}`,
  setAddOnsOfLines: (count: number, what: string) => `Change the add-ons for ${plural(count, 'line')} of ${what}`,
  parkCart: (count: number, name: string) => `Park the cart for “${name}” (${plural(count, 'line')})`,
  bringBackCart: (count: number, name: string) =>
    `Bring ${plural(count, 'line')} of the parked cart “${name}” back to the cart`,
  deleteParkedCart: (name: string) => `Delete the parked cart “${name}”`,
  createList: (name: string) => `Create the list “${name}”`,
  renameList: (name: string) => `Rename a list to “${name}”`,
  deleteList: (name: string) => `Delete the list “${name}”`,
  addToList: (quantity: number, what: string) => `Add ${formatCount(quantity)} × ${what} to a list`,
  setOnList: (quantity: number, what: string) => `Change ${what} to ${formatCount(quantity)} on a list`,
  removeFromList: (what: string) => `Remove ${what} from a list`,
  askBackInStock: (what: string) => `Tell me when ${what} is back`,
  askForMore: (quantity: number, what: string) => `Tell me when ${formatCount(quantity)} more × ${what} are in stock`,
  viewed: 'Update recently viewed',
  sendMessage: (text: string) => `Send your message “${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`,
  /** Once a message was sent, its text is no longer on the device. */
  messageSent: 'Send your message',
  subscribe: 'Subscribe to our emails',
  unsubscribe: 'Unsubscribe from our emails',
} as const;

/** The sync centre and its chip in the header. */
export const syncWording = {
  looking: 'Checking what’s on this device',
  status: {
    online: 'Online.',
    troubled: 'Connection problem.',
    offline: 'Offline.',
    allSent: 'Everything has been sent.',
    lastChecked: (at: string) => `Last checked ${at}.`,
    toSend: (count: number) => `${formatCount(count)} to send.`,
    toCheck: (count: number) => `${formatCount(count)} to check.`,
  },
  /** Follow a count in the header: "2 to send". */
  chip: { toSend: 'to send', toCheck: 'to check', signIn: 'Sign in to send' },
  /** For a guest on a device with somebody else's waiting changes: reveals neither whose nor what. */
  othersTitle: 'Changes are waiting for a sign-in',
  othersText:
    'Someone who signed in on this device left changes that haven’t been sent. They’re sent when that person signs in here again. Nobody else can see them.',
  storageBlocked: 'This browser can’t save changes',
  storageBlockedText: 'Changes that haven’t been sent are lost when you close this tab.',
  blocked: {
    'sign-in': (count: number) => `Sign in to send ${changes(count)}`,
    policy: (count: number) => `Accept the privacy policy to send ${changes(count)}`,
  },
  blockedText: 'Until then, everything is saved on this device.',
  signIn: 'Sign in',
  readPolicy: 'Read and accept the policy',
  keepOpen: 'Keep this open until it’s sent.',
  checkTitle: 'Check these',
  sendTitle: 'To send',
  sentTitle: 'Sent today',
  noneSent: 'Nothing was sent today.',
  made: (when: string) => `Created ${when}`,
  sent: (at: string) => `Sent ${at}`,
  states: {
    waiting: 'Not sent yet',
    sending: 'Sending',
    later: (at: string) => `Didn’t send. Trying again at ${at}`,
    'sign-in': 'Waiting for you to sign in',
    policy: 'Waiting for you to accept the privacy policy',
  },
  why: {
    noAnswer: 'The store did not answer.',
    foreign: 'The store isn’t answering as it should.',
    storeTrouble: 'The store couldn’t accept it just now.',
  },
  sendNow: 'Send now',
  tryNow: 'Try now',
  sendAgain: 'Send again',
  chooseOptions: 'Choose options',
  discard: 'Discard',
  editQuantity: 'Edit quantity',
  saveQuantity: 'Save quantity',
  sendQuantity: 'Send this quantity',
  cancel: 'Cancel',
  undo: 'Undo',
  discarded: (count: number) => `${changes(count)} discarded.`,
  tooLate: 'It’s already being sent.',
  refused: 'The store didn’t accept this.',
  gone: 'What it refers to is no longer there.',
  unreadable: 'This version of the app can’t read it.',
  listRefused: 'The list it belongs to couldn’t be created.',
  storeSays: (message: string) => `The store says: ${message}`,
  expired: (days: number) => `It waited for more than ${days} days, so it wasn’t sent.`,
  unsure: 'We’re not sure this was saved.',
  unsureCart: (quantity: number) =>
    quantity === 0
      ? 'We’re not sure this was saved: it isn’t in your cart.'
      : `We’re not sure this was saved: your cart shows ${formatCount(quantity)}.`,
  safeAgain: 'It’s safe to send again: it won’t be done twice.',
  addMore: (quantity: number) => `Add ${formatCount(quantity)} more`,
  keepInCart: (quantity: number) =>
    quantity === 0 ? 'Leave it out of the cart' : `Keep ${formatCount(quantity)} in the cart`,
  leaveAsIs: 'Leave it as it is',
  changeTo: (quantity: number) => `Change to ${formatCount(quantity)}`,
  removeIt: 'Remove it',
  of: (action: string, change: string) => `${action}: ${change}`,
  deviceTitle: 'On this device',
  sets: {
    shell: 'App',
    catalogue: 'Products and prices',
    pictures: 'Pictures',
    icons: 'Icons',
    older: 'Previous version',
  },
  setCount: {
    shell: (count: number) => plural(count, 'file'),
    catalogue: (count: number) => plural(count, 'page or list', 'pages and lists'),
    pictures: (count: number) => plural(count, 'picture'),
    icons: (count: number) => plural(count, 'icon'),
    older: (count: number) => plural(count, 'file'),
  },
  setUpdated: (at: string) => `updated ${at}`,
  noSets: 'No saved copies yet. Pages are saved as you open them.',
  noCaches: 'This browser can’t save copies.',
  update: 'Update',
  updated: (name: string) => `${name} updated.`,
  partlyUpdated: (name: string, updated: number, all: number) =>
    `${name}: ${formatCount(updated)} of ${formatCount(all)} updated. The rest stays as it was.`,
  notUpdated: (name: string) =>
    `${name} couldn’t be updated: the store did not answer. What’s on this device stays as it was.`,
  appUpdated: 'The app is up to date.',
  appUpdating: 'A new version of the app is on its way. We’ll ask before it opens.',
  remove: 'Remove',
  removed: (name: string) => `${name} removed from this device.`,
  storage: 'Storage in use',
  storageOf: (used: string, quota: string) => `${used} of about ${quota} in use`,
  installNote: 'Install the app, and the browser is less likely to clear what’s saved here.',
  copyReport: 'Copy report',
  copyNote: 'Your waiting changes as plain text, for our support team. It contains no password or sign-in.',
  copied: 'Report copied.',
  report: 'Report',
} as const;

/** The toast after changes were sent in the background. */
export const drainWording = { sent: (count: number) => `${changes(count)} sent.` } as const;

/** Names of the pages on which changes were made, by path prefix; longer prefixes come first. */
export const placeWording: {
  readonly byPath: Readonly<Record<string, string>>;
  readonly home: string;
  readonly other: string;
} = {
  byPath: {
    '/cart': 'Cart',
    '/checkout': 'Checkout',
    '/favorites': 'Lists',
    '/store/product/': 'Product page',
    '/store': 'Catalogue',
    '/search': 'Search',
    '/quick-order': 'Quick order',
    '/compare': 'Compare products',
    '/account/orders': 'Orders',
    '/account/buy-again': 'Buy again',
    '/account/settings': 'Settings',
    '/contact-us': 'Contact us',
    '/sync': 'Sync centre',
  },
  home: 'Home page',
  other: 'Page',
};

/** The name of the page at a path: "Product page". */
export const pageNameOf = (path: string): string =>
  Object.entries(placeWording.byPath).find(([start]) => path.startsWith(start))?.[1] ??
  (path === '/' ? placeWording.home : placeWording.other);

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size in bytes as text: "3.1 MB". */
export const sizeText = (bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** step;
  return `${amount >= 100 || step === 0 ? Math.round(amount) : Math.round(amount * 10) / 10} ${units[step] ?? 'B'}`;
};
