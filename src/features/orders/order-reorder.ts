import type { Order, OrderLine } from '#contract/order.ts';
import type { InputOf } from '#offline/commands/commands.ts';

/**
 * The command that adds an order line to the cart again, shown as ordered until the store has priced it; null if it is
 * no longer sold.
 */
export const reorderInput = (line: OrderLine): InputOf<'add-to-basket'> | null => {
  if (line.currentPrice === null) return null;
  const { currencyCode } = line.currentPrice;
  const addonOptionIds = line.addOns.map((addOn) => addOn.addonOptionId);
  const each =
    line.currentPrice.amount + line.addOns.reduce((sum, addOn) => sum + addOn.price.amount * addOn.quantity, 0);
  const whole = { amount: each * line.quantity, currencyCode };
  return {
    line: { productVariantId: line.productVariantId, addonOptionIds },
    quantity: line.quantity,
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
        quantityRule: { minimum: 1, maximum: null, increment: 1 },
        unit: { code: 'each', label: 'Each', packSize: 1 },
        tierPrices: [],
      },
      quantity: line.quantity,
      price: {
        amount: line.currentPrice.amount,
        currencyCode,
        originalPrice: line.currentPrice,
        subTotal: whole,
        total: whole,
      },
      appliedTier: null,
      addOns: line.addOns,
      categories: line.categories,
      inventory: {
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

/** The order lines that can still be bought. */
export const reorderInputs = (order: Pick<Order, 'items'>): readonly InputOf<'add-to-basket'>[] =>
  order.items.flatMap((line) => {
    const again = reorderInput(line);
    return again === null ? [] : [again];
  });
