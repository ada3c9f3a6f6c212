import { formatCount } from './words.ts';

type Change = {
  readonly asked: number | null;
  readonly given: number;
  readonly reason: 'increment' | 'minimum' | 'maximum' | 'unreadable';
};

/** Explains why a quantity was changed: "Sold in 50s. Changed 30 to 50." */
export const explainQuantity =
  (increment: number, available: number | null = null) =>
  (change: Change) => {
    const became = `Changed ${change.asked ?? 0} to ${change.given}.`;
    switch (change.reason) {
      case 'increment':
        return `${quantityWording.soldIn(increment)}. ${became}`;
      case 'minimum':
        return `The smallest quantity is ${formatCount(change.given)}. ${became}`;
      case 'maximum':
        return change.given === available
          ? `Only ${formatCount(change.given)} available.`
          : `The largest quantity is ${formatCount(change.given)}.`;
      case 'unreadable':
        return `Quantities are whole numbers. Changed back to ${change.given}.`;
    }
  };

export const quantityWording = {
  soldIn: (increment: number) => `Sold in ${increment}s`,
  box: (what: string) => `Quantity, ${what}`,
  fewer: (what: string) => `Fewer, ${what}`,
  more: (what: string) => `More, ${what}`,
};
