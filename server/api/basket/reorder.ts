import { and, asc, eq } from 'drizzle-orm';
import type { BasketNotification } from '#contract/basket.ts';
import { wholeText } from '#contract/money-text.ts';
import { smallestValidFrom } from '#contract/quantity-rule.ts';
import { orderLines, orders } from '#server/db/schema.ts';
import { type AddedLine, addLine } from './add.ts';
import { type ChangedBasket, touched } from './change.ts';
import { type BasketContents, loadContents } from './lines.ts';
import { priceChange, quantityReduced } from './notices.ts';
import { type BasketRecord, openBasket, taxedIn } from './owner.ts';
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
  let contents = await loadContents(
    context,
    basket.id,
    taxedIn(context, basket),
    ordered.map((line) => line.variantId),
  );
  const notices: BasketNotification[] = [];
  for (const line of ordered) {
    const added = await addAgain(context, { basket, contents, line, paidIn: order.currencyCode });
    notices.push(...added.notices);
    contents = added.contents;
  }
  return { ...(await touched(context, basket, contents)), notices };
};

const addAgain = async (
  context: HandlerContext,
  {
    basket,
    contents,
    line,
    paidIn,
  }: {
    readonly basket: BasketRecord;
    readonly contents: BasketContents;
    readonly line: OrderLineRecord;
    readonly paidIn: string;
  },
): Promise<Pick<AddedLine, 'notices' | 'contents'>> => {
  const variant = contents.variants.get(line.variantId);
  if (variant === undefined) return { contents, notices: [notHad(line, 'is no longer sold.')] };
  const quantity = smallestValidFrom(variant.rule, line.quantity) ?? line.quantity;
  const addonOptionIds = line.addOns.map((addOn) => addOn.addonOptionId);
  try {
    const added = await addLine(context, basket, contents, { productVariantId: variant.id, quantity, addonOptionIds });
    const record = added.contents.records.find((one) => one.id === added.lineItemId);
    const nowMinor = record?.seenPriceMinor ?? line.unitPriceMinor;
    const notices = [
      ...added.notices,
      ...(quantity > line.quantity ? [raised(added.lineItemId, line.quantity, quantity)] : []),
      ...(paidIn === context.currencyCode && nowMinor !== line.unitPriceMinor
        ? [priceChange(added.lineItemId, line.unitPriceMinor, nowMinor, paidIn)]
        : []),
    ];
    return { contents: added.contents, notices };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { contents, notices: [notHad(line, `was not added. ${error.message}`)] };
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
