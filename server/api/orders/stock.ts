import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { addOnOptions, orderLines, stock } from '#server/db/schema.ts';

/** A quantity of one variant. */
export interface Demand {
  readonly variantId: string;
  readonly quantity: number;
}

interface OrderedLine {
  readonly variantId: string;
  readonly quantity: number;
  readonly addOns: readonly { readonly optionId: string; readonly quantity: number }[];
}

/** The stock that lines need: their own, and that of add-ons that are themselves variants. */
export const demandsOf = async (db: Queryable, lines: readonly OrderedLine[]): Promise<Demand[]> => {
  const optionIds = [...new Set(lines.flatMap((line) => line.addOns.map((addOn) => addOn.optionId)))];
  const options =
    optionIds.length === 0
      ? []
      : await db
          .select({ id: addOnOptions.id, variantId: addOnOptions.productVariantId })
          .from(addOnOptions)
          .where(inArray(addOnOptions.id, optionIds));
  const goods = new Map(options.flatMap(({ id, variantId }) => (variantId === null ? [] : [[id, variantId] as const])));
  const demands = new Map<string, number>();
  const want = (variantId: string, quantity: number) =>
    demands.set(variantId, (demands.get(variantId) ?? 0) + quantity);
  for (const line of lines) {
    want(line.variantId, line.quantity);
    for (const addOn of line.addOns) {
      const variantId = goods.get(addOn.optionId);
      if (variantId !== undefined) want(variantId, line.quantity * addOn.quantity);
    }
  }
  // Sorted, so that two orders never deadlock.
  return [...demands]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
};

/**
 * Takes goods out of stock and returns the variants that are short. The update of each variant locks its row, so two orders
 * can't both take the last piece. With `mayGoBelow` the shortfall becomes a back-order.
 */
export const deductStock = async (
  db: Queryable,
  demands: readonly Demand[],
  { mayGoBelow, now }: { readonly mayGoBelow: boolean; readonly now: Date },
): Promise<string[]> => {
  const missing: string[] = [];
  for (const { variantId, quantity } of demands) {
    const isThere = eq(stock.variantId, variantId);
    const taken = await db
      .update(stock)
      .set({ quantity: sql`${stock.quantity} - ${quantity}`, updatedAt: now })
      .where(mayGoBelow ? isThere : and(isThere, gte(stock.quantity, quantity)))
      .returning({ variantId: stock.variantId });
    if (taken.length === 0 && !mayGoBelow) missing.push(variantId);
  }
  return missing;
};

/** Puts an order's goods back into stock. */
export const returnStock = async (db: Queryable, orderId: string, now: Date): Promise<void> => {
  const lines = await db
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity, addOns: orderLines.addOns })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.sortOrder));
  const demands = await demandsOf(
    db,
    lines.map((line) => ({
      ...line,
      addOns: line.addOns.map(({ addonOptionId, quantity }) => ({ optionId: addonOptionId, quantity })),
    })),
  );
  for (const { variantId, quantity } of demands) {
    await db
      .update(stock)
      .set({ quantity: sql`${stock.quantity} + ${quantity}`, updatedAt: now })
      .where(eq(stock.variantId, variantId));
  }
};
