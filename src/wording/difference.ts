import { lineName } from './line-name.ts';
import { formatCount } from './words.ts';

/** What the sentences are made of: how many pieces were asked for, and how many the cart or list has. */
interface Difference {
  readonly place: 'cart' | 'list';
  readonly type: 'added' | 'set' | 'put-back' | 'elsewhere' | 'twice';
  readonly productName: string;
  readonly variantName: string | null;
  readonly asked: number;
  readonly got: number;
}

const places = { cart: 'Your cart', list: 'Your list' } as const;
const holds = ({ place, got }: Difference): string => `${places[place]} has ${got === 0 ? 'none' : formatCount(got)}.`;

/** The thing that a difference is about: "Hex bolt, M10 × 40". */
export const differenceName = ({ productName, variantName }: Difference): string => lineName(productName, variantName);

/** A difference as a sentence or two: "Not all 5 × Hex bolt could be added. Your cart has 1." */
export const differenceText = (difference: Difference): string => {
  const { type, place, asked, got } = difference;
  const name = differenceName(difference);
  switch (type) {
    case 'added':
      return got === 0
        ? `${formatCount(asked)} × ${name} couldn’t be added. ${holds(difference)}`
        : `Not all ${formatCount(asked)} × ${name} could be added. ${holds(difference)}`;
    case 'set':
      return `You changed ${name} to ${formatCount(asked)}. ${holds(difference)}`;
    case 'put-back':
      return `${name} was no longer ${place === 'cart' ? 'in your cart' : 'on your list'}. Your change put it back: ${formatCount(got)}.`;
    case 'twice':
      return `${formatCount(asked)} × ${name} may have been added twice. ${holds(difference)}`;
    case 'elsewhere':
      return `${name} was changed to ${formatCount(got)} on another device. Your change to ${formatCount(asked)} came later, so ${place === 'cart' ? 'your cart' : 'your list'} has that now.`;
  }
};

export const differenceWording = {
  title: 'Check what changed',
  ok: 'OK',
  undo: 'Undo',
  undoFor: (what: string, quantity: number) => `Undo, ${what} back to ${formatCount(quantity)}`,
  changeTo: (quantity: number) => `Change to ${formatCount(quantity)}`,
  changeToFor: (what: string, quantity: number) => `Change to ${formatCount(quantity)}, ${what}`,
  notUndone: 'That couldn’t be undone. Change it there yourself.',
  okFor: (what: string) => `OK, ${what}`,
  /** After "3 changes sent.", where more than one came out differently. */
  several: (count: number) => `${formatCount(count)} changes came out differently. They’re listed in the sync centre.`,
} as const;

/** What is said of differences after a number of changes was sent or a shopper signed out. */
export const differencesText = (differences: readonly Difference[]): string => {
  const [only] = differences;
  if (only === undefined) return '';
  return differences.length === 1 ? differenceText(only) : differenceWording.several(differences.length);
};
