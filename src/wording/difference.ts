import { lineName } from './line-name.ts';
import { formatCount } from './words.ts';

/** The facts behind the sentences; `asked` is the quantity the shopper wanted, `got` the quantity in the cart or list. */
interface Difference {
  readonly place: 'cart' | 'list';
  readonly type: 'added' | 'set' | 'put-back' | 'elsewhere' | 'twice';
  readonly productName: string;
  readonly variantName: string | null;
  readonly asked: number;
  readonly got: number;
}

const holds = ({ place, got }: Difference): string => {
  const { holds: words } = differenceWording;
  return place === 'cart' ? words.cart(counted(got)) : words.list(counted(got));
};

const counted = (got: number): string => (got === 0 ? differenceWording.holds.none : formatCount(got));

/** The product that a difference is about: "Hex bolt, M10 × 40". */
export const differenceName = ({ productName, variantName }: Difference): string => lineName(productName, variantName);

/** A difference as a sentence or two: "Not all 5 × Hex bolt could be added. Your cart has 1." */
export const differenceText = (difference: Difference): string => {
  const { type, place, asked, got } = difference;
  const name = differenceName(difference);
  const words = differenceWording[place];
  const [wanted, there] = [formatCount(asked), formatCount(got)];
  switch (type) {
    case 'added':
      return got === 0
        ? differenceWording.noneAdded(wanted, name, holds(difference))
        : differenceWording.notAllAdded(wanted, name, holds(difference));
    case 'set':
      return differenceWording.set(wanted, name, holds(difference));
    case 'put-back':
      return words.putBack(name, there);
    case 'twice':
      return differenceWording.twice(wanted, name, holds(difference));
    case 'elsewhere':
      return words.elsewhere(wanted, name, there);
  }
};

export const differenceWording = {
  title: 'Check what changed',
  holds: {
    cart: (got: string) => `Your cart has ${got}.`,
    list: (got: string) => `Your list has ${got}.`,
    none: 'none',
  },
  noneAdded: (asked: string, name: string, holding: string) => `${asked} × ${name} couldn’t be added. ${holding}`,
  notAllAdded: (asked: string, name: string, holding: string) =>
    `Not all ${asked} × ${name} could be added. ${holding}`,
  set: (asked: string, name: string, holding: string) => `You changed ${name} to ${asked}. ${holding}`,
  twice: (asked: string, name: string, holding: string) => `${asked} × ${name} may have been added twice. ${holding}`,
  cart: {
    putBack: (name: string, got: string) => `${name} was no longer in your cart. Your change put it back: ${got}.`,
    elsewhere: (asked: string, name: string, got: string) =>
      `${name} was changed to ${got} on another device. Your change to ${asked} came later, so your cart has that now.`,
  },
  list: {
    putBack: (name: string, got: string) => `${name} was no longer on your list. Your change put it back: ${got}.`,
    elsewhere: (asked: string, name: string, got: string) =>
      `${name} was changed to ${got} on another device. Your change to ${asked} came later, so your list has that now.`,
  },
  ok: 'OK',
  undo: 'Undo',
  undoFor: (what: string, quantity: number) => `Undo, ${what} back to ${formatCount(quantity)}`,
  changeTo: (quantity: number) => `Change to ${formatCount(quantity)}`,
  changeToFor: (what: string, quantity: number) => `Change to ${formatCount(quantity)}, ${what}`,
  notUndone: 'That couldn’t be undone. Change the quantity there yourself.',
  okFor: (what: string) => `OK, ${what}`,
  /** Follows "3 changes sent." if more than one came out differently. */
  several: (count: number) => `${formatCount(count)} changes came out differently. They’re listed in the sync centre.`,
} as const;

/** The text about differences after changes were sent or the shopper signed out; empty if there are none. */
export const differencesText = (differences: readonly Difference[]): string => {
  const [only] = differences;
  if (only === undefined) return '';
  return differences.length === 1 ? differenceText(only) : differenceWording.several(differences.length);
};
