import type { QuantityRule } from '#contract/product.ts';
import { formatCount } from './words.ts';

type Change = {
  readonly asked: number | null;
  readonly given: number;
  readonly reason: 'increment' | 'minimum' | 'maximum' | 'unreadable';
};

/** Explains why a quantity was changed: "Sold in 50s. Changed 30 to 50." */
export const explainQuantity =
  (rule: QuantityRule, available: number | null = null) =>
  (change: Change) => {
    const { changed: words } = quantityWording;
    const given = formatCount(change.given);
    const became = words.became(formatCount(change.asked ?? 0), given);
    switch (change.reason) {
      case 'increment':
        return `${soldInText(rule)}. ${became}`;
      case 'minimum':
        return `${words.smallest(given)} ${became}`;
      case 'maximum':
        return change.given === available ? words.only(given) : words.largest(given);
      case 'unreadable':
        return words.notWhole(given);
    }
  };

export const quantityWording = {
  changed: {
    became: (asked: string, given: string) => `Changed ${asked} to ${given}.`,
    smallest: (given: string) => `The smallest quantity is ${given}.`,
    largest: (given: string) => `The largest quantity is ${given}.`,
    only: (given: string) => `Only ${given} available.`,
    notWhole: (given: string) => `Quantities are whole numbers. Changed back to ${given}.`,
  },
  tooFewLeft: (minimum: number) => `Too few left. ${quantityWording.changed.smallest(formatCount(minimum))}`,
  soldIn: (increment: number, minimum: number) =>
    minimum % increment === 0
      ? `Sold in ${formatCount(increment)}s`
      : `Sold in ${formatCount(increment)}s from ${formatCount(minimum)}`,
  box: (what: string) => `Quantity, ${what}`,
  fewer: (what: string) => `Fewer, ${what}`,
  more: (what: string) => `More, ${what}`,
};

/** The steps in which something is sold: "Sold in 50s". */
export const soldInText = ({ increment, minimum }: QuantityRule): string => quantityWording.soldIn(increment, minimum);
