import type { LineItem } from './basket.ts';
import { unitPriceAt, type UnitPrice } from './price.ts';

type PricedLine = Pick<LineItem, 'quantity' | 'price' | 'variant' | 'appliedTier'>;

/**
 * The unit price of a line before tiers, in minor units. If the store omits it, there are two candidates: the line's own
 * price or, if that comes from a tier, the price before any offer.
 */
export const linePriceMinor = ({ quantity, price, variant }: PricedLine): number =>
  variant.basePrice?.amount ??
  (variant.tierPrices.some((tier) => tier.minimumQuantity <= quantity && tier.price.amount <= price.amount)
    ? price.originalPrice.amount
    : price.amount);

/** The unit price of a line at another quantity; at its own quantity, the store's price. */
export const linePriceAt = (line: PricedLine, quantity: number): UnitPrice =>
  quantity === line.quantity
    ? { amountMinor: line.price.amount, tier: line.appliedTier }
    : unitPriceAt(linePriceMinor(line), line.variant.tierPrices, quantity);
