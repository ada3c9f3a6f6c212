import type { BasketNotification } from '#contract/basket.ts';
import { unitPriceAt } from '#contract/price.ts';
import { largestValidUpTo, maxQuantity } from '#contract/quantity-rule.ts';
import type { BasketLineRecord } from './lines.ts';
import { quantityReduced } from './notices.ts';
import { quantityFault } from './quantity-rule.ts';
import { nameOf, type SaleVariant } from './variants.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { conflict, Refusal } from '#server/api/http/refusal.ts';

/** A valid quantity, and the unit price that the shopper sees with it. */
export interface GrantedQuantity {
  readonly quantity: number;
  readonly seenPriceMinor: number;
  /** The wanted quantity if stock allowed less, until the shopper accepts a quantity; else null. */
  readonly wishedQuantity: number | null;
  /** Builds the line's notices once the line has an id. */
  readonly noticesOf: (lineItemId: string) => BasketNotification[];
}

/** Throws if a variant is not for sale to this visitor. */
export const refuseUnsold = (variant: SaleVariant, currencyCode: string): void => {
  if (!variant.isActive) throw conflict('ProductUnavailable', `${nameOf(variant)} is no longer sold.`);
  if (variant.pricing === null) {
    throw conflict('ProductUnavailable', `${nameOf(variant)} is not sold in ${currencyCode}.`);
  }
};

/**
 * Decides on the quantity of a line. Refuses a wrong step or a quantity out of bounds with the nearest valid quantities. If
 * stock is short and back-orders are off, reduces the quantity with a notice. `others` counts the pieces of the same variant
 * on other lines, `before` is this line's quantity so far.
 */
export const grantQuantity = (
  { settings, currencyCode }: Pick<HandlerContext, 'settings' | 'currencyCode'>,
  variant: SaleVariant,
  wish: {
    readonly quantity: number;
    readonly before: number;
    readonly others: number;
    readonly lineItemId: string | null;
    /** Unit price that the shopper saw when choosing, possibly a while ago. */
    readonly seenPriceMinor?: number | undefined;
  },
): GrantedQuantity => {
  refuseUnsold(variant, currencyCode);
  // What is added to a line may exceed what a line holds.
  const rule = { ...variant.rule, maximum: Math.min(variant.rule.maximum ?? maxQuantity, maxQuantity) };
  const fault = quantityFault(rule, wish.quantity);
  if (fault !== null) {
    const message = `${nameOf(variant)}: ${fault.message}`;
    throw new Refusal(400, message, [{ code: fault.code, message, field: 'quantity', lineItemId: wish.lineItemId }]);
  }
  const left = settings.isOutOfStockPurchaseEnabled ? Infinity : Math.max(0, variant.inStock - wish.others);
  const quantity = wish.quantity <= left ? wish.quantity : largestValidUpTo(rule, left);
  if (quantity === null) throw conflict('OutOfStock', `${nameOf(variant)} is out of stock.`);
  if (quantity < wish.quantity && wish.quantity > wish.before && quantity <= wish.before) {
    throw conflict('OutOfStock', `All that’s left of ${nameOf(variant)} is already in your cart.`);
  }
  const { pricing } = variant;
  const unitMinor = pricing === null ? 0 : unitPriceAt(pricing.baseMinor, pricing.tiers, quantity).amountMinor;
  return {
    quantity,
    // A rise since then gets a notice; a fall does not.
    seenPriceMinor: Math.min(unitMinor, wish.seenPriceMinor ?? unitMinor),
    wishedQuantity: quantity < wish.quantity ? wish.quantity : null,
    noticesOf: (lineItemId) => (quantity < wish.quantity ? [quantityReduced(lineItemId, wish.quantity, quantity)] : []),
  };
};

/** The total quantity of a variant on all lines except one. */
export const piecesElsewhere = (
  lines: readonly BasketLineRecord[],
  variantId: string,
  exceptLineId: string | null,
): number =>
  lines
    .filter((line) => line.variantId === variantId && line.id !== exceptLineId)
    .reduce((count, line) => count + line.quantity, 0);
