import type { orderLines } from '#server/db/schema.ts';
import type { BasketLine } from '#server/api/basket/lines.ts';
import type { LineTotals } from '#server/api/basket/totals.ts';

/** A basket line as an order records it; `addOnGoods` are the variants of add-ons, by option. */
export const orderLineOf = (
  orderId: string,
  line: BasketLine,
  totals: LineTotals | undefined,
  { index, addOnGoods }: { readonly index: number; readonly addOnGoods: ReadonlyMap<string, string> },
): typeof orderLines.$inferInsert => {
  const { record, variant } = line;
  return {
    orderId,
    productId: variant.productId,
    variantId: variant.id,
    sku: variant.sku,
    productName: variant.productName,
    variantName: variant.variantName === '' ? null : variant.variantName,
    slug: variant.slug,
    imageUrl: variant.imageUrl,
    attributes: [...variant.attributes],
    quantity: record.quantity,
    unitPriceMinor: line.unitMinor,
    originalPriceMinor: line.originalMinor > line.unitMinor ? line.originalMinor : null,
    tierQuantity: line.tierQuantity ?? 1,
    addOns: line.record.addOns.map((addOn) => ({
      addonOptionId: addOn.optionId,
      name: addOn.name,
      quantity: addOn.quantity,
      priceMinor: addOn.priceMinor ?? 0,
      variantId: addOnGoods.get(addOn.optionId) ?? null,
    })),
    subTotalMinor: line.subTotalMinor,
    discountMinor: totals?.discountMinor ?? 0,
    taxRateBasisPoints: variant.taxRateBasisPoints ?? 0,
    taxMinor: totals?.taxMinor ?? 0,
    totalMinor: totals?.totalMinor ?? line.subTotalMinor,
    sortOrder: index,
  };
};
