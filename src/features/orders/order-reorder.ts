import type { Order, OrderLine } from '#contract/order.ts';
import type { InputOf } from '#offline/commands/commands.ts';

/** What puts a line of an order in the cart again, drawn as it was ordered until the store has priced it; null where it is no longer sold. */
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
        // What it may be bought in is not part of an order; the store says so when it gets the line.
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

/** The lines of an order that can be put in the cart again. */
export const reorderInputs = (order: Pick<Order, 'items'>): readonly InputOf<'add-to-basket'>[] =>
  order.items.flatMap((line) => {
    const again = reorderInput(line);
    return again === null ? [] : [again];
  });
