import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { FailureDetail } from '#contract/failure.ts';
import type { ReturnInput } from '#contract/order-return.ts';
import {
  orderLines,
  orderReturnItems,
  orderReturns,
  orderReturnTimeline,
  returnReasons,
  returnResolutions,
} from '#server/db/schema.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { type OrderRecord, ownOrder } from '#server/api/orders/access.ts';
import { canReturn } from '#server/api/orders/states.ts';
import { conflict, Refusal } from '#server/api/http/refusal.ts';
import { returnableQuantity } from './states.ts';

type OrderLineRecord = typeof orderLines.$inferSelect;
type ReturnItem = ReturnInput['items'][number];

/**
 * Requests the return of order lines. The order is locked, and the quantity counts as returned from now on, so no piece
 * can be returned twice.
 */
export const requestReturn = async (
  context: HandlerContext,
  input: ReturnInput,
): Promise<typeof orderReturns.$inferSelect> => {
  const { db, now } = context;
  const order = await ownOrder(context, input.orderId, 'lock');
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.sortOrder));
  if (!canReturn(order, lines)) throw notReturnable(order, lines);
  const faults = await itemFaults(context, input.items, lines);
  if (faults[0] !== undefined) throw new Refusal(400, faults[0].message, faults);
  const [made] = await db
    .insert(orderReturns)
    .values({
      orderId: order.id,
      customerId: order.customerId,
      status: 'Requested',
      currencyCode: order.currencyCode,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (made === undefined) throw new Error('The return was not stored.');
  for (const item of input.items) {
    await db.insert(orderReturnItems).values({
      id: randomUUID(),
      returnId: made.id,
      orderLineId: item.lineItemId,
      quantity: item.quantity,
      reasonId: item.reasonId,
      resolutionId: item.resolutionId,
      comment: item.comment || null,
      imageUrls: [],
    });
    await db
      .update(orderLines)
      .set({ returnedQuantity: sql`${orderLines.returnedQuantity} + ${item.quantity}` })
      .where(eq(orderLines.id, item.lineItemId));
  }
  await db.insert(orderReturnTimeline).values({ returnId: made.id, at: now, status: 'Requested' });
  await sendEmail(context, order, made);
  return made;
};

const notReturnable = (order: OrderRecord, lines: readonly OrderLineRecord[]): Refusal =>
  lines.every((line) => returnableQuantity(line) === 0)
    ? conflict('NothingToReturn', 'Everything from this order is already being returned.')
    : conflict('OrderNotReturnable', `The order ${order.number} can be returned once it has been sent.`);

/** Everything that is wrong with a request, item by item. */
const itemFaults = async (
  { db }: HandlerContext,
  items: readonly ReturnItem[],
  lines: readonly OrderLineRecord[],
): Promise<FailureDetail[]> => {
  const reasons = await db.select().from(returnReasons);
  const resolutions = await db.select({ id: returnResolutions.id }).from(returnResolutions);
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const fault = (code: string, field: string, message: string): FailureDetail => ({
      code,
      message,
      field: `items.${index}.${field}`,
      lineItemId: item.lineItemId,
    });
    const line = lines.find((one) => one.id === item.lineItemId);
    if (line === undefined) return [fault('LineUnknown', 'lineItemId', 'This line is not part of the order.')];
    if (seen.has(line.id)) return [fault('Repeated', 'lineItemId', `${line.productName} is named twice.`)];
    seen.add(line.id);
    const faults: FailureDetail[] = [];
    const left = returnableQuantity(line);
    if (item.quantity > left) {
      const message = left === 0 ? 'All of these are already being returned.' : `No more than ${left} can be returned.`;
      faults.push(fault('TooMany', 'quantity', `${line.productName}: ${message}`));
    }
    const reason = reasons.find((one) => one.id === item.reasonId);
    if (reason === undefined) faults.push(fault('ReasonUnknown', 'reasonId', 'Choose one of the reasons.'));
    if (reason?.requiresComment === true && !item.comment) {
      faults.push(fault('CommentMissing', 'comment', `Say more about "${reason.name}".`));
    }
    if (!resolutions.some((one) => one.id === item.resolutionId)) {
      faults.push(fault('ResolutionUnknown', 'resolutionId', 'Choose what you would like us to do.'));
    }
    return faults;
  });
};

const sendEmail = (
  { mailer, publicUrl }: HandlerContext,
  order: OrderRecord,
  made: typeof orderReturns.$inferSelect,
): Promise<void> =>
  mailer.send({
    to: order.customerInfo.email,
    template: 'return-requested',
    data: {
      firstName: order.customerInfo.firstName,
      number: made.number,
      orderNumber: order.number,
      link: `${publicUrl}/account/returns/${made.id}`,
    },
  });
