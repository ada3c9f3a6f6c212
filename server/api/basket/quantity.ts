import type { BasketNotification } from '#contract/basket.ts';
import type { BasketLineRecord } from './lines.ts';
import { quantityReduced } from './notices.ts';
import { largestValidUpTo, quantityFault } from './quantity-rule.ts';
import { nameOf, type SaleVariant } from './variants.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { conflict, Refusal } from '#server/api/http/refusal.ts';
import { unitPriceAt } from './pricing-tiers.ts';

/** A quantity that may be stored, and the unit price that the shopper sees with it. */
export interface GrantedQuantity {
  readonly quantity: number;
  readonly seenPriceMinor: number;
  /** The wish where it was not met, to be told until the shopper settles for a quantity; else null. */
  readonly wishedQuantity: number | null;
  /** What to tell about it once the line is known. */
  readonly noticesOf: (lineItemId: string) => BasketNotification[];
}

/** Throws where the variant is not for sale to this visitor. */
export const refuseUnsold = (variant: SaleVariant, currencyCode: string): void => {
  if (!variant.isActive) throw conflict('ProductUnavailable', `${nameOf(variant)} is no longer sold.`);
  if (variant.pricing === null) {
    throw conflict('ProductUnavailable', `${nameOf(variant)} is not sold in ${currencyCode}.`);
  }
};

/**
 * Decides on a wish for a line. A wrong step or one outside the bounds is refused with the nearest quantities that can
 * be had, for the shopper to choose. Where stock does not suffice and nothing may follow later, the wish is met as far
 * as it goes and told as reduced; `others` are the pieces of the same variant on other lines, `before` what this line has.
 */
export const grantQuantity = (
  { settings, currencyCode }: Pick<HandlerContext, 'settings' | 'currencyCode'>,
  variant: SaleVariant,
  wish: {
    readonly quantity: number;
    readonly before: number;
    readonly others: number;
    readonly lineItemId: string | null;
    /** Unit price that the shopper saw when they made the wish, which may be a while ago. */
    readonly seenPriceMinor?: number | undefined;
  },
): GrantedQuantity => {
  refuseUnsold(variant, currencyCode);
  const fault = quantityFault(variant.rule, wish.quantity);
  if (fault !== null) {
    const message = `${nameOf(variant)}: ${fault.message}`;
    throw new Refusal(400, message, [{ code: fault.code, message, field: 'quantity', lineItemId: wish.lineItemId }]);
  }
  const left = settings.isOutOfStockPurchaseEnabled ? Infinity : Math.max(0, variant.inStock - wish.others);
  const quantity = wish.quantity <= left ? wish.quantity : largestValidUpTo(variant.rule, left);
  if (quantity === null) throw conflict('OutOfStock', `${nameOf(variant)} is out of stock.`);
  if (quantity < wish.quantity && wish.quantity > wish.before && quantity <= wish.before) {
    throw conflict('OutOfStock', `All that is left of ${nameOf(variant)} is in your cart already.`);
  }
  const unitMinor = variant.pricing === null ? 0 : unitPriceAt(variant.pricing, quantity).amountMinor;
  return {
    quantity,
    // A rise since then is still to be told; what became cheaper is taken as it is.
    seenPriceMinor: Math.min(unitMinor, wish.seenPriceMinor ?? unitMinor),
    wishedQuantity: quantity < wish.quantity ? wish.quantity : null,
    noticesOf: (lineItemId) => (quantity < wish.quantity ? [quantityReduced(lineItemId, wish.quantity, quantity)] : []),
  };
};

/** The pieces of a variant on all lines but one. */
export const piecesElsewhere = (
  lines: readonly BasketLineRecord[],
  variantId: string,
  exceptLineId: string | null,
): number =>
  lines
    .filter((line) => line.variantId === variantId && line.id !== exceptLineId)
    .reduce((count, line) => count + line.quantity, 0);
