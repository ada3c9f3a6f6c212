import type { QuantityRule, Variant } from './product.ts';
import { largestValidUpTo } from './quantity-rule.ts';

/** The quantities that can be ordered now: the variant's rule, limited to the known stock unless it can be backordered. */
export const orderableRule = ({
  quantityRule,
  inventory,
}: Pick<Variant, 'quantityRule' | 'inventory'>): QuantityRule => {
  const { availableQuantity, canBackorder } = inventory;
  if (canBackorder || availableQuantity === null) return quantityRule;
  return { ...quantityRule, maximum: Math.min(quantityRule.maximum ?? availableQuantity, availableQuantity) };
};

/** Whether the stock is enough for the smallest quantity, or more can be backordered. An undisclosed stock counts as enough. */
export const isStockEnough = ({ quantityRule, inventory }: Pick<Variant, 'quantityRule' | 'inventory'>): boolean => {
  const { availableQuantity, isInStock, canBackorder } = inventory;
  return canBackorder || (isInStock && largestValidUpTo(quantityRule, availableQuantity ?? Infinity) !== null);
};

/** Whether the store accepts any quantity of a variant: it has a price for this visitor, and enough stock. */
export const canBeOrdered = (variant: Pick<Variant, 'basePrice' | 'quantityRule' | 'inventory'>): boolean =>
  variant.basePrice !== null && isStockEnough(variant);
