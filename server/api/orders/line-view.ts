import type { OrderLine } from '#contract/order.ts';
import { unitPriceAt } from '#contract/price.ts';
import type { orderLines } from '#server/db/schema.ts';
import { moneyIn } from '#server/api/basket/money.ts';
import { loadProductCategories } from '#server/api/catalogue/product-categories.ts';
import { loadSaleVariants, type SaleVariant } from '#server/api/basket/variants.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import type { OrderRecord } from './access.ts';

type OrderLineRecord = typeof orderLines.$inferSelect;

/** The lines of an order, each with today's price. */
export const orderLineViews = async (
  context: HandlerContext,
  order: OrderRecord,
  lines: readonly OrderLineRecord[],
): Promise<OrderLine[]> => {
  // Uses the order's currency, so that today's prices are comparable.
  const today = { ...context, currencyCode: order.currencyCode };
  const variants = await loadSaleVariants(
    today,
    lines.map((line) => line.variantId),
    order.countryCode,
  );
  const paths = await loadProductCategories(
    context.db,
    lines.map((line) => line.productId),
  );
  const money = moneyIn(order.currencyCode);
  return lines.map((line) => {
    const variant = variants.get(line.variantId);
    const nowMinor = context.canSeePrices ? priceNow(variant, line.quantity) : null;
    return {
      lineItemId: line.id,
      productId: line.productId,
      productVariantId: line.variantId,
      productName: line.productName,
      variantName: line.variantName,
      sku: line.sku,
      slug: line.slug,
      imageUrl: line.imageUrl,
      drawing: variant?.drawing ?? null,
      quantity: line.quantity,
      returnedQuantity: line.returnedQuantity,
      price: {
        amount: line.unitPriceMinor,
        currencyCode: order.currencyCode,
        originalPrice: money(line.originalPriceMinor ?? line.unitPriceMinor),
        subTotal: money(line.subTotalMinor),
        total: money(line.totalMinor),
      },
      currentPrice: nowMinor === null ? null : money(nowMinor),
      taxRate: line.taxRateBasisPoints,
      addOns: line.addOns.map(({ addonOptionId, name, quantity, priceMinor }) => ({
        addonOptionId,
        name,
        quantity,
        price: money(priceMinor),
      })),
      categories: paths.get(line.productId) ?? [],
    };
  });
};

const priceNow = (variant: SaleVariant | undefined, quantity: number): number | null =>
  variant === undefined || !variant.isActive || variant.pricing === null
    ? null
    : unitPriceAt(variant.pricing.baseMinor, variant.pricing.tiers, quantity).amountMinor;
