import { wholeText } from '#contract/money-text.ts';
import type { QuantityRule } from '#contract/product.ts';
import { largestValidUpTo, smallestValidFrom } from '#contract/quantity-rule.ts';

/** What is wrong with a quantity, and the nearest valid ones below and above where they exist. */
export interface QuantityFault {
  readonly code: 'BelowMinimumQuantity' | 'NotMultipleOfIncrement' | 'AboveMaximumQuantity';
  readonly nearest: readonly number[];
  readonly message: string;
}

/** Checks that a quantity is at least the minimum, in steps of the increment and at most the maximum; null for a valid one. */
export const quantityFault = (rule: QuantityRule, quantity: number): QuantityFault | null => {
  const code = faultCode(rule, quantity);
  if (code === null) return null;
  const nearest = [largestValidUpTo(rule, quantity), smallestValidFrom(rule, quantity)].filter((one) => one !== null);
  return { code, nearest, message: faultText(code, rule, nearest) };
};

const faultCode = (rule: QuantityRule, quantity: number): QuantityFault['code'] | null => {
  if (quantity < rule.minimum) return 'BelowMinimumQuantity';
  if (rule.maximum !== null && quantity > rule.maximum) return 'AboveMaximumQuantity';
  return (quantity - rule.minimum) % rule.increment === 0 ? null : 'NotMultipleOfIncrement';
};

const faultText = (code: QuantityFault['code'], rule: QuantityRule, nearest: readonly number[]): string => {
  switch (code) {
    case 'BelowMinimumQuantity':
      return `The smallest quantity is ${wholeText(rule.minimum)}.`;
    case 'AboveMaximumQuantity':
      return `The largest quantity is ${wholeText(nearest.at(-1) ?? rule.maximum ?? 0)}.`;
    case 'NotMultipleOfIncrement': {
      const packs = rule.minimum === rule.increment ? `${rule.increment}s` : `${rule.increment}s from ${rule.minimum}`;
      return `Sold in ${packs}. Choose ${nearest.map(wholeText).join(' or ')}.`;
    }
  }
};
