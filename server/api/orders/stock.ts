import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { addOnOptions, orderLines, stock, variants } from '#server/db/schema.ts';

/** A quantity of one variant. */
interface Demand {
  readonly variantId: string;
  readonly quantity: number;
}

interface OrderedLine {
  readonly variantId: string;
  readonly quantity: number;
  /** Each with its variant if it is one itself. */
  readonly addOns: readonly { readonly variantId: string | null; readonly quantity: number }[];
}

/** The variants of those add-ons that are variants themselves, by option. */
export const loadAddOnGoods = async (
  db: Queryable,
  optionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (optionIds.length === 0) return new Map();
  const options = await db
    .select({ id: addOnOptions.id, variantId: addOnOptions.productVariantId })
    .from(addOnOptions)
    .where(inArray(addOnOptions.id, [...new Set(optionIds)]));
  return new Map(options.flatMap(({ id, variantId }) => (variantId === null ? [] : [[id, variantId] as const])));
};

/** The stock that lines need: their own, and that of their add-ons. */
const demandsOf = (lines: readonly OrderedLine[]): Demand[] => {
  const demands = new Map<string, number>();
  const want = (variantId: string, quantity: number) =>
    demands.set(variantId, (demands.get(variantId) ?? 0) + quantity);
  for (const line of lines) {
    want(line.variantId, line.quantity);
    for (const { variantId, quantity } of line.addOns) {
      if (variantId !== null) want(variantId, line.quantity * quantity);
    }
  }
  return [...demands].map(([variantId, quantity]) => ({ variantId, quantity }));
};

/**
 * Locks the stock of all variants before any of it changes, and returns the demands in the order to change it, product by
 * product. A size that sells out also locks its product, so two orders could otherwise each hold what the other waits for.
 */
const inTurn = async (db: Queryable, demands: readonly Demand[]): Promise<Demand[]> => {
  if (demands.length === 0) return [];
  const held = await db
    .select({ variantId: stock.variantId })
    .from(stock)
    .innerJoin(variants, eq(variants.id, stock.variantId))
    .where(
      inArray(
        stock.variantId,
        demands.map(({ variantId }) => variantId),
      ),
    )
    .orderBy(asc(variants.productId), asc(stock.variantId))
    .for('no key update', { of: stock });
  const places = new Map(held.map(({ variantId }, place) => [variantId, place]));
  const placeOf = ({ variantId }: Demand): number => places.get(variantId) ?? places.size;
  return demands.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/**
 * Takes goods out of stock and returns the variants that are short. Their rows are locked, so two orders
 * can't both take the last piece. With `mayGoBelow` the shortfall becomes a back-order.
 */
export const deductStock = async (
  db: Queryable,
  lines: readonly OrderedLine[],
  { mayGoBelow, now }: { readonly mayGoBelow: boolean; readonly now: Date },
): Promise<string[]> => {
  const missing: string[] = [];
  for (const { variantId, quantity } of await inTurn(db, demandsOf(lines))) {
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

/** Puts an order's goods back into stock: what it took, whatever its add-ons have become since. */
export const returnStock = async (db: Queryable, orderId: string, now: Date): Promise<void> => {
  const lines = await db
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity, addOns: orderLines.addOns })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.sortOrder));
  const unrecorded = lines.flatMap(({ addOns }) => addOns.filter(({ variantId }) => variantId === undefined));
  const goods = await loadAddOnGoods(
    db,
    unrecorded.map(({ addonOptionId }) => addonOptionId),
  );
  const ordered = lines.map((line) => ({
    ...line,
    addOns: line.addOns.map(({ addonOptionId, quantity, variantId = goods.get(addonOptionId) ?? null }) => ({
      variantId,
      quantity,
    })),
  }));
  for (const { variantId, quantity } of await inTurn(db, demandsOf(ordered))) {
    await db
      .update(stock)
      .set({ quantity: sql`${stock.quantity} + ${quantity}`, updatedAt: now })
      .where(eq(stock.variantId, variantId));
  }
};
