import { asc, eq } from 'drizzle-orm';
import { unitPriceAt } from '#contract/price.ts';
import { basketLines } from '#server/db/schema.ts';
import { addOnFaults } from './add-on-rule.ts';
import { type ChosenAddOn, loadChosenAddOns, loadOfferedGroups } from './add-ons.ts';
import { loadSaleVariants, type SaleVariant } from './variants.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';

export type BasketLineRecord = typeof basketLines.$inferSelect;

/** A line at its current price. An unavailable one costs nothing, since it can't be ordered. */
export interface BasketLine {
  readonly record: BasketLineRecord;
  readonly variant: SaleVariant;
  readonly addOns: readonly ChosenAddOn[];
  readonly isAvailable: boolean;
  /** Whether the product offers any. */
  readonly hasAddOns: boolean;
  /** What is wrong with its add-ons now; null if nothing is. */
  readonly addOnFault: { readonly code: string; readonly message: string } | null;
  /** Unit price at the line's tier, without add-ons. */
  readonly unitMinor: number;
  readonly originalMinor: number;
  readonly tierQuantity: number | null;
  readonly subTotalMinor: number;
  /** Stock that is left after earlier lines. */
  readonly stockLeft: number;
}

/** The lines of a basket in their order, priced for the visitor and taxed as in a country. */
export const loadBasketLines = async (
  context: HandlerContext,
  basketId: string,
  countryCode: string,
): Promise<BasketLine[]> => {
  const { db, currencyCode } = context;
  const records = await loadLineRecords(context, basketId);
  if (records.length === 0) return [];
  const variants = await loadSaleVariants(
    context,
    records.map((line) => line.variantId),
    countryCode,
  );
  const chosen = await loadChosenAddOns(
    db,
    records.map((line) => line.id),
    currencyCode,
  );
  const groups = await loadOfferedGroups(
    db,
    [...variants.values()].map((variant) => variant.productId),
    currencyCode,
  );
  const taken = new Map<string, number>();
  return records.flatMap((record) => {
    const variant = variants.get(record.variantId);
    if (variant === undefined) return [];
    const before = taken.get(variant.id) ?? 0;
    taken.set(variant.id, before + record.quantity);
    const addOns = chosen.get(record.id) ?? [];
    const offered = groups.get(variant.productId) ?? [];
    const [addOnFault] = addOnFaults(
      offered,
      addOns.map((addOn) => addOn.optionId),
    );
    return [
      {
        ...priced(record, variant, addOns),
        hasAddOns: offered.length > 0,
        addOnFault: addOnFault ?? null,
        stockLeft: Math.max(0, variant.inStock - before),
      },
    ];
  });
};

/** The bare lines of a basket in their order. */
export const loadLineRecords = ({ db }: Pick<HandlerContext, 'db'>, basketId: string): Promise<BasketLineRecord[]> =>
  db
    .select()
    .from(basketLines)
    .where(eq(basketLines.basketId, basketId))
    .orderBy(asc(basketLines.sortOrder), asc(basketLines.id));

const priced = (record: BasketLineRecord, variant: SaleVariant, addOns: readonly ChosenAddOn[]) => {
  const { pricing } = variant;
  const isAvailable = variant.isActive && pricing !== null && addOns.every((addOn) => addOn.priceMinor !== null);
  const facts = { record, variant, addOns, isAvailable };
  if (pricing === null) return { ...facts, unitMinor: 0, originalMinor: 0, tierQuantity: null, subTotalMinor: 0 };
  const { amountMinor, tier } = unitPriceAt(pricing.baseMinor, pricing.tiers, record.quantity);
  const addOnsMinor = addOns.reduce((total, addOn) => total + (addOn.priceMinor ?? 0) * addOn.quantity, 0);
  return {
    ...facts,
    unitMinor: amountMinor,
    originalMinor: pricing.originalMinor ?? pricing.baseMinor,
    tierQuantity: tier?.minimumQuantity ?? null,
    subTotalMinor: isAvailable ? record.quantity * (amountMinor + addOnsMinor) : 0,
  };
};
