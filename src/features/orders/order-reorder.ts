import type { OrderLine } from '#contract/order.ts';
import type { InputOf } from '#offline/commands/commands.ts';
import { keyOfOrderLine } from '#offline/commands/line-key.ts';
import { lineToday, priceToday, type Today } from './again-line.ts';

/**
 * The command that adds an order line to the cart again, at today's price as far as known, until the store has priced it;
 * null if it is no longer sold.
 */
export const reorderInput = (
  line: OrderLine,
  today: Today | null,
  quantity: number,
): InputOf<'add-to-basket'> | null => {
  const unit = priceToday(line, today, quantity);
  const whole = lineToday(line, today, quantity);
  if (unit === null || whole === null) return null;
  const { currencyCode } = unit;
  const article = today?.variant;
  return {
    line: keyOfOrderLine(line),
    quantity,
    shows: {
      lineItemId: `again ${line.lineItemId}`.slice(0, 64),
      productId: line.productId,
      productName: line.productName,
      slug: line.slug,
      sku: line.sku,
      imageUrl: line.imageUrl,
      drawing: line.drawing,
      variant: {
        id: line.productVariantId,
        name: line.variantName,
        // An order doesn't carry the quantity rule; the store applies it when it receives the line.
        quantityRule: article?.quantityRule ?? { minimum: 1, maximum: null, increment: 1 },
        unit: article?.unit ?? { code: 'each', label: 'Each', packSize: 1 },
        tierPrices: article?.tierPrices ?? [],
      },
      quantity,
      price: { amount: unit.amount, currencyCode, originalPrice: unit, subTotal: whole, total: whole },
      appliedTier: null,
      addOns: line.addOns,
      categories: line.categories,
      inventory: article?.inventory ?? {
        mode: 'None',
        availableQuantity: null,
        isInStock: true,
        isLowStock: false,
        lowStockThreshold: null,
        restockDate: null,
        canBackorder: true,
      },
      isAvailable: true,
    },
  };
};
