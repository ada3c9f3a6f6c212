import { plural } from './words.ts';

/** Sharing a product's link or a list as text. */
export const shareWording = {
  copied: 'Link copied.',
  textCopied: 'List copied as text.',
  linkLabel: 'Link',
  textLabel: 'Text',
  copy: 'Copy',
  refused: 'Your browser won’t let us copy it for you. Copy it from here.',
  select: 'Select all',
  close: 'Close',
  listText: (count: number) =>
    `${plural(count, 'line')}: part numbers and quantities, without your prices. Whoever opens the link gets them on their own quick order pad. Nobody else can open your list.`,
  listTextAlone: (count: number) =>
    `${plural(count, 'line')}: part numbers and quantities, without your prices, as text to paste into quick order. Nobody else can open your list.`,
  headings: ['Part number', 'Quantity', 'Product'],
  fromLink: 'the link you opened',
  fillsPad: 'To put these on your quick order pad, open',
} as const;
