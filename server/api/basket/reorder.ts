import { and, asc, eq } from 'drizzle-orm';
import type { BasketNotification } from '#contract/basket.ts';
import { wholeText } from '#contract/money-text.ts';
import { orderLines, orders } from '#server/db/schema.ts';
import { addLine } from './add.ts';
import type { ChangedBasket } from './change.ts';
import { loadLineRecords } from './lines.ts';
import { priceChange, quantityReduced } from './notices.ts';
import { openBasket } from './owner.ts';
import { smallestValidFrom } from './quantity-rule.ts';
import { touchBasket } from './touch.ts';
import { loadSaleVariants, type SaleVariant } from './variants.ts';
import { type HandlerContext, signedIn } from '#server/api/http/handler.ts';
import { notFound, Refusal } from '#server/api/http/refusal.ts';

type OrderLineRecord = typeof orderLines.$inferSelect;

/**
 * Adds the lines of a past order to the basket, as far as they are still sold, at today's prices: an invalid quantity is
 * raised to the next valid one. Notices say what differs from the order and what is missing.
 */
export const reorder = async (context: HandlerContext, orderId: string): Promise<ChangedBasket> => {
  const { db } = context;
  const { customerId } = signedIn(context);
  const [order] = await db
    .select({ id: orders.id, currencyCode: orders.currencyCode })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  if (order === undefined) throw notFound('The order');
  const ordered = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.sortOrder));
  const basket = await openBasket(context);
  const variants = await loadSaleVariants(
    context,
    ordered.map((line) => line.variantId),
    context.countryCode,
  );
  const notices: BasketNotification[] = [];
  for (const line of ordered) {
    const variant = variants.get(line.variantId);
    if (variant === undefined) notices.push(notHad(line, 'is no longer sold.'));
    else notices.push(...(await addAgain(context, { basket, line, variant, paidIn: order.currencyCode })));
  }
  return { basket: await touchBasket(context, basket), notices };
};

const addAgain = async (
  context: HandlerContext,
  {
    basket,
    line,
    variant,
    paidIn,
  }: {
    readonly basket: ChangedBasket['basket'];
    readonly line: OrderLineRecord;
    readonly variant: SaleVariant;
    readonly paidIn: string;
  },
): Promise<BasketNotification[]> => {
  const quantity = smallestValidFrom(variant.rule, line.quantity) ?? line.quantity;
  const addonOptionIds = line.addOns.map((addOn) => addOn.addonOptionId);
  try {
    const added = await addLine(context, basket, { productVariantId: variant.id, quantity, addonOptionIds });
    const record = (await loadLineRecords(context, basket.id)).find((one) => one.id === added.lineItemId);
    const nowMinor = record?.seenPriceMinor ?? line.unitPriceMinor;
    return [
      ...added.notices,
      ...(quantity > line.quantity ? [raised(added.lineItemId, line.quantity, quantity)] : []),
      ...(paidIn === context.currencyCode && nowMinor !== line.unitPriceMinor
        ? [priceChange(added.lineItemId, line.unitPriceMinor, nowMinor, paidIn)]
        : []),
    ];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [notHad(line, `was not added. ${error.message}`)];
  }
};

const notHad = (line: OrderLineRecord, why: string): BasketNotification => ({
  lineItemId: null,
  code: 'ProductUnavailable',
  severity: 'Warning',
  message: `${line.variantName ?? line.productName} (${line.sku}) ${why}`,
});

const raised = (lineItemId: string, before: number, quantity: number): BasketNotification => ({
  ...quantityReduced(lineItemId, before, quantity),
  code: 'NotMultipleOfIncrement',
  severity: 'Info',
  message: `You ordered ${wholeText(before)}. It’s now sold in different quantities, so we’ve made it ${wholeText(quantity)}.`,
});
