import type { LineItem } from './basket.ts';
import { unitPriceAt, type UnitPrice } from './price.ts';

type PricedLine = Pick<LineItem, 'quantity' | 'price' | 'variant' | 'appliedTier'>;

/**
 * The unit price of a line without its tier, in minor units. A store that does not name it leaves two prices to choose
 * from: the line's own, unless a tier gave it, and then the one before any offer.
 */
export const linePriceMinor = ({ quantity, price, variant }: PricedLine): number =>
  variant.basePrice?.amount ??
  (variant.tierPrices.some((tier) => tier.minimumQuantity <= quantity && tier.price.amount <= price.amount)
    ? price.originalPrice.amount
    : price.amount);

/** The unit price of a line at another quantity; at its own it is what the store said. */
export const linePriceAt = (line: PricedLine, quantity: number): UnitPrice =>
  quantity === line.quantity
    ? { amountMinor: line.price.amount, tier: line.appliedTier }
    : unitPriceAt(linePriceMinor(line), line.variant.tierPrices, quantity);
