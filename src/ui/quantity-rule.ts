import type { QuantityRule } from '#contract/product.ts';
import { largestValidUpTo, maxQuantity, smallestValidFrom } from '#contract/quantity-rule.ts';

export type { QuantityRule };

/** Any whole number from 1. */
export const anyQuantity: QuantityRule = { minimum: 1, maximum: null, increment: 1 };

/** Why a quantity was changed: between two steps, below the minimum, above the maximum, or not a number. */
export type QuantityChange = {
  readonly asked: number | null;
  readonly given: number;
  readonly reason: 'increment' | 'minimum' | 'maximum' | 'unreadable';
};

/** Parses a quantity as people type it ("1,200", " 12 "); empty is 0; null if it isn't a whole number. */
export function readQuantity(text: string): number | null {
  const bare = text.replace(/[\s,]/g, '');
  if (bare === '') return 0;
  return /^\d+$/.test(bare) ? Math.min(Number(bare), Number.MAX_SAFE_INTEGER) : null;
}

/** The lowest and the highest quantity; a store with less than the minimum refuses the minimum in its own words. */
function bounds(rule: QuantityRule): { min: number; max: number } {
  return { min: rule.minimum, max: largestValidUpTo(rule, maxQuantity) ?? rule.minimum };
}

/** The nearest allowed quantity, rounded up to whole packs; 0 stays 0 and means none. */
export function snapQuantity(
  asked: number,
  rule: QuantityRule,
): { quantity: number; reason?: QuantityChange['reason'] } {
  const { min, max } = bounds(rule);
  if (asked === 0) return { quantity: 0 };
  if (asked < min) return { quantity: min, reason: 'minimum' };
  if (asked > max) return { quantity: max, reason: 'maximum' };
  const quantity = smallestValidFrom(rule, asked) ?? max;
  return quantity === asked ? { quantity } : { quantity, reason: 'increment' };
}

/** One press of + or −: the next allowed quantity in that direction; below the minimum is 0. */
export function stepQuantity(from: number, direction: 1 | -1, rule: QuantityRule): number {
  if (direction === -1) return largestValidUpTo(rule, from - 1) ?? 0;
  const { max } = bounds(rule);
  return Math.min(smallestValidFrom(rule, from + 1) ?? max, max);
}
