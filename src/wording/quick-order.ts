import { quantityWording } from './quantity.ts';
import { formatCount, plural } from './words.ts';

const quantityProblems = {
  words: (typed: string) => `“${typed}” is not a whole number. Type the quantity in figures.`,
  negative: (typed: string) => `“${typed}” is below zero. Type how many you want.`,
  zero: () => 'The quantity is 0. Type how many you want, or remove the line.',
  fraction: (typed: string) => `“${typed}” is not a whole number.`,
  unclear: (typed: string) => `“${typed}” may mean thousands or a fraction. Type the quantity without a point.`,
  'too-large': (typed: string) => `“${typed}” is more than one line can hold: 99,999 at most.`,
  date: (typed: string) => `“${typed}” is a date: the spreadsheet changed the quantity. Type it again.`,
  shortened: (typed: string) => `“${typed}” was shortened by the spreadsheet. Type the quantity in full.`,
} as const;

type Change = {
  readonly asked: number | null;
  readonly given: number;
  readonly reason: 'increment' | 'minimum' | 'maximum' | 'unreadable';
};

const soldAs = (change: Change, increment: number, minimum: number): string => {
  switch (change.reason) {
    case 'increment':
      return `${quantityWording.soldIn(increment, minimum)}.`;
    case 'minimum':
      return `The smallest quantity is ${formatCount(change.given)}.`;
    case 'maximum':
      return `The largest quantity is ${formatCount(change.given)}.`;
    case 'unreadable':
      return 'Quantities are whole numbers.';
  }
};

/** The words of the quick order pad. */
export const quickOrderWording = {
  help: 'Type part numbers and quantities, paste them from a spreadsheet or an email, or open a CSV file.',
  pad: 'Order lines',
  columns: {
    code: 'Part number',
    name: 'Product',
    pack: 'Sold as',
    stock: 'Stock',
    each: 'Each',
    quantity: 'Quantity',
    total: 'Total',
  },
  codeOf: (row: number) => `Part number, row ${row}`,
  quantityOf: (row: number) => `Quantity, row ${row}`,
  removeRow: (row: number, code: string) => (code === '' ? `Remove row ${row}` : `Remove row ${row}, ${code}`),
  matches: 'Matching parts',
  matchCount: (count: number) =>
    count === 0 ? 'No matches' : `${plural(count, 'match', 'matches')}. Arrow down to choose.`,
  chooseSize: (sizes: number | null) => (sizes === null ? 'Choose a size' : `Choose from ${plural(sizes, 'size')}`),
  sizesFailed: 'The sizes could not be shown. Try again, or type the size you want.',

  checking: 'Checking',
  notFound: (code: string) => `No part has the number ${code}.`,
  notFoundHere: (code: string) =>
    `${code} isn’t among the parts on this device. We’ll check it when you’re back online.`,
  dateCode: (code: string) => `“${code}” is a date: the spreadsheet changed the part number. Type it again.`,
  shortCode: (code: string) => `“${code}” was shortened by the spreadsheet. Type the whole number.`,
  nearest: 'Did you mean',
  lookForNear: 'Look for similar',
  away: 'Not on this device. It stays on the pad, and we’ll check it when you’re back online.',
  noCode: 'There is a quantity but no part number.',
  quantityProblem: (problem: keyof typeof quantityProblems, typed: string) => quantityProblems[problem](typed),
  notSoldSo: (change: Change, increment: number, minimum: number) =>
    `${soldAs(change, increment, minimum)} ${formatCount(change.asked ?? 0)} can’t be ordered.`,
  takeQuantity: (quantity: number) => `Take ${formatCount(quantity)}`,
  adjusted: (change: Change, increment: number, minimum: number) =>
    `${soldAs(change, increment, minimum)} Changed ${formatCount(change.asked ?? 0)} to ${formatCount(change.given)}.`,
  undo: 'Undo',
  joined: (quantities: readonly number[]) =>
    `${plural(quantities.length, 'line')} for the same part combined: ${quantities.map((one) => `+${formatCount(one)}`).join(' ')}.`,
  swapped: 'The part number and quantity were the wrong way round, so we swapped them.',
  noPrice: 'Sign in to see the price and order this.',
  needsChoice: 'It comes with options to choose, such as a colour. Open its page to choose them and add it there.',
  outOfStock: 'Out of stock. You can order it once it’s back.',
  tooFewLeft: quantityWording.tooFewLeft,
  ofLine: (line: number) => `Line ${formatCount(line)}`,

  chooseFile: 'Open a file',
  scan: 'Scan',
  scanFailed: 'The scanner could not be loaded. Try again when you’re online.',
  pasteHint: 'Press Ctrl+V (⌘V on a Mac) anywhere on this page to paste.',
  dropHere: 'Drop the file to read it',
  reading: (name: string) => `Reading ${name}`,
  pastedText: 'what you pasted',
  sharedText: 'what you shared',
  shareMissed:
    'What you shared didn’t arrive, so it isn’t on the pad. Open the file with “Open a file”, or copy its lines and paste them.',
  read: (lines: number, from: string) => `${plural(lines, 'line')} read from ${from}.`,
  headingsRead: 'The first line was read as headings.',
  leftOut: (left: number, most: number) =>
    `Only the first ${formatCount(most)} lines were read, and the other ${formatCount(left)} ${left === 1 ? 'was' : 'were'} left out. Split the file to read the rest.`,
  refused: {
    workbook: (name: string) => `${name} is a workbook. Save it as CSV in your spreadsheet and open that.`,
    pdf: (name: string) => `${name} is a PDF. Copy the lines from it and paste them here, or open a CSV file.`,
    picture: (name: string) => `${name} is a picture. Open a CSV or text file.`,
    archive: (name: string) => `${name} is an archive or a workbook. Open a CSV or text file.`,
    unknown: (name: string) => `${name} contains no text. Open a CSV or text file.`,
    'too-large': (name: string) => `${name} is larger than 10 MB. Split it and open the parts.`,
    empty: (name: string) => `Nothing to order was found in ${name}.`,
    unreadable: (name: string) => `${name} could not be read. Try again, or paste its lines.`,
  },
  checkingRows: (left: number, all: number) => `Checking ${formatCount(all - left)} of ${formatCount(all)} lines`,

  toCheckTitle: (count: number) => `${plural(count, 'line')} to check`,
  rowLink: (row: number, line: number | null) => (line === null ? `Row ${row}` : `Line ${formatCount(line)}`),
  moreToCheck: (count: number) => `${formatCount(count)} more`,
  onlyToCheck: 'Show only lines to check',
  rowsShown: (from: number, to: number, all: number) =>
    `Rows ${formatCount(from)} to ${formatCount(to)} of ${formatCount(all)}`,
  previousRows: 'Earlier rows',
  nextRows: 'Later rows',

  totals: 'This order',
  goodLines: (count: number) => plural(count, 'line'),
  toCheck: (count: number) => `${formatCount(count)} to check`,
  belowMinimum: (missing: string, minimum: string) =>
    `${missing} more to reach the ${minimum} minimum order, counting what’s in your cart.`,
  freeDelivery: (missing: string, way: string) =>
    `${missing} more for free delivery (${way}), counting what’s in your cart.`,
  isFreeDelivery: (way: string) => `Delivery is free (${way}), counting what’s in your cart.`,
  add: (count: number) => (count === 0 ? 'Add to cart' : `Add ${plural(count, 'line')} to cart`),
  adding: (done: number, all: number) => `Adding ${formatCount(done)} of ${formatCount(all)}`,
  elsewhere: (count: number) =>
    `${plural(count, 'line')} ${count === 1 ? 'was' : 'were'} changed or added to your cart in another tab, so ${count === 1 ? 'it wasn’t' : 'they weren’t'} added again here.`,
  added: (count: number, left: number) =>
    left === 0
      ? `${plural(count, 'line')} added to your cart.`
      : `${plural(count, 'line')} added to your cart. ${formatCount(left)} to check ${left === 1 ? 'stays' : 'stay'} here.`,
  nothingToAdd: 'There’s nothing to add yet.',
  listName: 'Quick order',
  clear: 'Clear',
  clearTitle: 'Clear the pad?',
  clearMessage: (count: number) => `${plural(count, 'line')} will be removed from the pad. Your cart stays as it is.`,
  clearAccept: 'Clear the pad',
  clearReject: 'Keep them',
  removed: (code: string) => `${code === '' ? 'Line' : code} removed from the pad.`,
  notSaved: 'This device could not save the pad. Keep this page open until you have added the lines.',
  lookUpFailed: 'Some lines could not be checked.',
  checkAgain: 'Check again',

  keys: 'Keys',
  close: 'Close',

  device: {
    title: 'All parts',
    offer: (parts: number, bytes: number | null) =>
      `Order without a signal: save all ${formatCount(parts)} parts on this device${bytes === null ? '' : `, about ${formatCount(Math.max(1, Math.round(bytes / 1_000_000)))} MB`}.`,
    save: 'Save for offline',
    fetching: 'Saving the parts on this device',
    progress: (here: number, all: number | null) =>
      all === null ? `${formatCount(here)} parts saved` : `${formatCount(here)} of ${formatCount(all)} parts saved`,
    partial: (here: number, all: number | null) =>
      all === null
        ? `${formatCount(here)} parts are on this device.`
        : `${formatCount(here)} of ${formatCount(all)} parts are on this device.`,
    goOn: 'Save the rest',
    here: (parts: number) => `All ${formatCount(parts)} parts are on this device.`,
    failed: {
      'no-answer': 'The connection was lost.',
      'no-room': 'This device has no space for more.',
      other: 'The parts could not be saved.',
    },
  },

  disabled: 'Quick order is not available in this store.',
} as const;
