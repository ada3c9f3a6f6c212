import type { LineAddOn, LineItem } from '#contract/basket.ts';
import { unitPriceAt } from '#contract/price.ts';
import type { ProductSummary, Variant } from '#contract/product.ts';
import { lineSubject } from '#offline/commands/line-key.ts';

/** A line to add to the basket: the request, and what to show until the store confirms it. */
export interface NewLine {
  readonly productVariantId: string;
  readonly quantity: number;
  readonly addonOptionIds: readonly string[];
  readonly shows: LineItem;
  /** See `ShopJournal.make`. */
  readonly receipt?: string;
}

/** The product fields needed to show one of its variants as a line. */
export type LineProduct = Pick<ProductSummary, 'id' | 'name' | 'slug' | 'images' | 'drawing' | 'categories'> &
  Partial<Pick<ProductSummary, 'hasAddOns'>>;

/** A line the store doesn't have yet; null if the price is hidden, since the variant can't be bought then. */
export const newLineOf = (
  product: LineProduct,
  variant: Variant,
  quantity: number,
  addOns: readonly LineAddOn[] = [],
): NewLine | null => {
  const { basePrice, discount } = variant;
  if (basePrice === null) return null;
  const { amountMinor: amount, tier } = unitPriceAt(basePrice.amount, variant.tierPrices, quantity);
  const { currencyCode } = basePrice;
  const addonOptionIds = addOns.map((addOn) => addOn.addonOptionId);
  const originalPrice = { amount: basePrice.amount + (discount?.amount ?? 0), currencyCode };
  const whole = { amount: (amount + addOnsMinor(addOns)) * quantity, currencyCode };
  return {
    productVariantId: variant.id,
    quantity,
    addonOptionIds,
    shows: {
      lineItemId: newLineId(variant.id, addonOptionIds),
      productId: product.id,
      productName: product.name,
      slug: product.slug,
      sku: variant.sku,
      imageUrl: variant.images[0]?.url ?? product.images[0]?.url ?? null,
      drawing: product.drawing,
      variant: {
        id: variant.id,
        name: variant.name,
        quantityRule: variant.quantityRule,
        unit: variant.unit,
        basePrice,
        tierPrices: variant.tierPrices,
        taxRate: variant.taxRate,
      },
      quantity,
      price: { amount, currencyCode, originalPrice, subTotal: whole, total: whole },
      appliedTier: tier === null ? null : { minimumQuantity: tier.minimumQuantity },
      addOns: [...addOns],
      hasAddOns: product.hasAddOns,
      categories: product.categories,
      inventory: variant.inventory,
      isAvailable: true,
    },
  };
};

/** New lines for the variants marked on a product page. */
export const newLinesOf = (
  product: LineProduct & { readonly variants: readonly Variant[] },
  marked: readonly {
    readonly productVariantId: string;
    readonly quantity: number;
    readonly addOns: readonly LineAddOn[];
  }[],
): readonly NewLine[] =>
  marked.flatMap(({ productVariantId, quantity, addOns }) => {
    const variant = product.variants.find(({ id }) => id === productVariantId);
    const line = variant === undefined ? null : newLineOf(product, variant, quantity, addOns);
    return line === null ? [] : [line];
  });

/** A new line that restores a removed one. */
export const restoredLine = (line: LineItem): NewLine => {
  const addonOptionIds = line.addOns.map((addOn) => addOn.addonOptionId);
  return {
    productVariantId: line.variant.id,
    quantity: line.quantity,
    addonOptionIds,
    shows: { ...line, lineItemId: newLineId(line.variant.id, addonOptionIds) },
  };
};

/** A temporary id until the store assigns one. */
const newLineId = (productVariantId: string, addonOptionIds: readonly string[]): string =>
  `new ${lineSubject({ productVariantId, addonOptionIds: [...addonOptionIds] })}`.slice(0, 64);

/** The price of the add-ons per unit of the line, in minor units. */
export const addOnsMinor = (addOns: readonly LineAddOn[]): number =>
  addOns.reduce((sum, addOn) => sum + addOn.price.amount * addOn.quantity, 0);
