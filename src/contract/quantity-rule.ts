/** The most that one line of a cart or a list holds. */
export const maxQuantity = 99_999;

/** Steps of `increment` from `minimum` to `maximum`; null: without a limit. */
interface Rule {
  readonly minimum: number;
  readonly maximum: number | null;
  readonly increment: number;
}

/** A store may leave the increment at 0. */
const stepOf = ({ increment }: Rule): number => Math.max(1, increment);

/** The highest valid quantity up to a limit, or null if even the minimum exceeds it. Steps count from the minimum. */
export const largestValidUpTo = (rule: Rule, limit: number): number | null => {
  const top = Math.min(limit, rule.maximum ?? limit);
  if (top < rule.minimum) return null;
  const step = stepOf(rule);
  return rule.minimum + Math.floor((top - rule.minimum) / step) * step;
};

/** The lowest valid quantity that is at least the wanted one, or null if that exceeds the maximum. */
export const smallestValidFrom = (rule: Rule, wish: number): number | null => {
  const step = stepOf(rule);
  const quantity = rule.minimum + Math.max(0, Math.ceil((wish - rule.minimum) / step)) * step;
  return rule.maximum !== null && quantity > rule.maximum ? null : quantity;
};
