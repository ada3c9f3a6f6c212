import type { LineAddOn, LineItem } from '#contract/basket.ts';
import { type ProductSummary, unitPriceMinor, type Variant } from '#contract/product.ts';
import { lineSubject } from '#offline/commands/line-key.ts';

/** A line to put in the basket: what is asked for, and how it is drawn until the store has it. */
export interface NewLine {
  readonly productVariantId: string;
  readonly quantity: number;
  readonly addonOptionIds: readonly string[];
  readonly shows: LineItem;
}

/** What a product must tell for one of its variants to be drawn as a line. */
export type LineProduct = Pick<ProductSummary, 'id' | 'name' | 'slug' | 'images' | 'drawing' | 'categories'>;

/** A line that the store does not know yet; null where the variant's price is hidden, since it can't be bought then. */
export const newLineOf = (
  product: LineProduct,
  variant: Variant,
  quantity: number,
  addOns: readonly LineAddOn[] = [],
): NewLine | null => {
  const { basePrice } = variant;
  if (basePrice === null) return null;
  const { currencyCode } = basePrice;
  const addonOptionIds = addOns.map((addOn) => addOn.addonOptionId);
  const amount = unitPriceMinor(variant, quantity) ?? basePrice.amount;
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
        tierPrices: variant.tierPrices,
      },
      quantity,
      price: { amount, currencyCode, originalPrice: basePrice, subTotal: whole, total: whole },
      appliedTier: null,
      addOns: [...addOns],
      categories: product.categories,
      inventory: variant.inventory,
      isAvailable: true,
    },
  };
};

/** The lines that were marked on a product's page. */
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

/** A line as it is put back after it was removed. */
export const restoredLine = (line: LineItem): NewLine => {
  const addonOptionIds = line.addOns.map((addOn) => addOn.addonOptionId);
  return {
    productVariantId: line.variant.id,
    quantity: line.quantity,
    addonOptionIds,
    shows: { ...line, lineItemId: newLineId(line.variant.id, addonOptionIds) },
  };
};

/** The id under which a line is shown until the store gives it one. */
const newLineId = (productVariantId: string, addonOptionIds: readonly string[]): string =>
  `new ${lineSubject({ productVariantId, addonOptionIds: [...addonOptionIds] })}`.slice(0, 64);

/** What add-ons cost with each unit of a line, in minor units. */
export const addOnsMinor = (addOns: readonly LineAddOn[]): number =>
  addOns.reduce((sum, addOn) => sum + addOn.price.amount * addOn.quantity, 0);
