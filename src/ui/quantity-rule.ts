/** The quantities a line allows: whole multiples of `increment` from `minimum` to `maximum` (null: no limit). */
export type QuantityRule = { readonly minimum: number; readonly maximum: number | null; readonly increment: number };

/** Any whole number from 1. */
export const anyQuantity: QuantityRule = { minimum: 1, maximum: null, increment: 1 };

/** Why a quantity was changed: not a multiple, below the minimum, above the maximum, or not a number. */
export type QuantityChange = {
  readonly asked: number | null;
  readonly given: number;
  readonly reason: 'increment' | 'minimum' | 'maximum' | 'unreadable';
};

/** More than any shop's cart line ever holds. */
const most = 99_999;

/** Parses a quantity as people type it ("1,200", " 12 "); empty is 0; null if it isn't a whole number. */
export function readQuantity(text: string): number | null {
  const bare = text.replace(/[\s,]/g, '');
  if (bare === '') return 0;
  return /^\d+$/.test(bare) ? Math.min(Number(bare), Number.MAX_SAFE_INTEGER) : null;
}

function bounds(rule: QuantityRule): { min: number; max: number } {
  const step = Math.max(1, rule.increment);
  const min = Math.ceil(Math.max(1, rule.minimum) / step) * step;
  const limit = Math.min(rule.maximum ?? most, most);
  return { min, max: Math.max(min, Math.floor(limit / step) * step) };
}

/** The nearest allowed quantity, rounded up to whole packs; 0 stays 0 and means none. */
export function snapQuantity(
  asked: number,
  rule: QuantityRule,
): { quantity: number; reason?: QuantityChange['reason'] } {
  const { min, max } = bounds(rule);
  if (asked === 0) return { quantity: 0 };
  if (asked < min) return { quantity: min, reason: asked < rule.minimum ? 'minimum' : 'increment' };
  if (asked > max) return { quantity: max, reason: 'maximum' };
  const step = Math.max(1, rule.increment);
  const quantity = Math.ceil(asked / step) * step;
  return quantity === asked ? { quantity } : { quantity, reason: 'increment' };
}

/** One press of + or −: the next allowed quantity in that direction; below the minimum is 0. */
export function stepQuantity(from: number, direction: 1 | -1, rule: QuantityRule): number {
  const { min, max } = bounds(rule);
  const step = Math.max(1, rule.increment);
  const next = direction === 1 ? (Math.floor(from / step) + 1) * step : (Math.ceil(from / step) - 1) * step;
  if (direction === -1) return next < min ? 0 : Math.min(next, max);
  return Math.min(Math.max(next, min), max);
}
