import { proseDate } from '#contract/store-clock.ts';
import { formatCount, plural } from './words.ts';

export const catalogueWording = {
  sizes: 'Sizes',
  brand: 'Brand',
  partNumber: 'Part number',
  stock: 'Stock',
  quantity: 'Quantity',
  price: 'Price',
  tier: (minimum: number) => `${formatCount(minimum)}+`,
  applies: 'applies',
  priceBasis: (unit: string | null, tax: string | null) =>
    [unit === null ? 'Price each' : `Price per ${unit.toLowerCase()}`, tax].filter((part) => part !== null).join(', '),
  exTax: 'ex VAT',
  incTax: 'inc VAT',
  wasPrice: 'was',
  marked: (lines: number) => `${plural(lines, 'line')} marked`,
  pieces: (units: number) => plural(units, 'unit'),
  addMarked: (lines: number) => (lines <= 1 ? 'Add to cart' : `Add ${lines} lines to cart`),
  chooseQuantity: 'Enter a quantity to add it to the cart.',
  tierPrices: 'Tier prices',
  tierRange: (from: number, to: number | null) =>
    to === null
      ? `${formatCount(from)} or more`
      : from === to
        ? formatCount(from)
        : `${formatCount(from)} to ${formatCount(to)}`,
  youSave: 'You save',
  saving: (percent: number) => (percent <= 0 ? '-' : `${percent}%`),
  nextTier: (more: number, price: string) => `Add ${formatCount(more)} more for ${price} each.`,
  addOns: 'Add-ons',
  addOnsNote: 'Applied to every line you add',
  chooseOptions: (least: number, name: string) =>
    `Choose ${least === 1 ? 'an option' : `at least ${least} options`} for ${name.toLowerCase()}`,
  description: 'Description',
  documents: 'Documents',
  picture: 'Photo',
  drawing: 'Drawing',
  pictureOf: (name: string) => `Photo of ${name}`,
  drawingOf: (name: string) => `Line drawing of ${name}`,
  from: (price: string) => `from ${price}`,
  sizesCount: (count: number) => plural(count, 'size'),
  inStock: 'In stock',
  low: 'Low',
  out: 'Out',
  left: (count: number) => `${formatCount(count)} left`,
  due: (date: string) => `Due ${proseDate(date)}`,
  shipsLater: 'Ships when back in stock',
  notifyMe: 'Tell me when it’s back',
  notifyMeRow: (name: string) => `Tell me when it’s back, ${name}`,
  notifyMeDone: 'We’ll email you when it’s back.',
  bytes: (size: number) => `${Math.max(1, Math.round(size / 1024))} kB`,
  priceHidden: 'Prices are shown to signed-in customers.',
  productsHidden: 'This catalogue is for signed-in customers.',
  productsHiddenText: 'Sign in to see products and prices.',
  signIn: 'Sign in',
} as const;
