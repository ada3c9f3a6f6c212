import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { unitPriceAt } from '#contract/price.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { basketLines } from '#server/db/schema.ts';
import { addOnFaults } from './add-on-rule.ts';
import { type ChosenAddOn, chosenAddOns } from './add-ons.ts';
import { loadSaleVariants, type SaleVariant } from './variants.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';

/** A line as stored, with its add-ons. */
export type BasketLineRecord = typeof basketLines.$inferSelect & { readonly addOns: readonly ChosenAddOn[] };

export const optionIdsOf = ({ addOns }: BasketLineRecord): string[] => addOns.map(({ optionId }) => optionId);

/** The lowest unit price that the shopper saw on any of the lines, if they saw one. */
export const lowestSeen = (lines: readonly Pick<BasketLineRecord, 'seenPriceMinor'>[]): number | undefined => {
  const seen = lines.flatMap(({ seenPriceMinor }) => seenPriceMinor ?? []);
  return seen.length === 0 ? undefined : Math.min(...seen);
};

/** A line at its current price. An unavailable one costs nothing, since it can't be ordered. */
export interface BasketLine {
  readonly record: BasketLineRecord;
  readonly variant: SaleVariant;
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

/** What a basket holds. Nobody else changes it while the basket is locked. */
export interface BasketContents {
  /** In their order. */
  readonly records: readonly BasketLineRecord[];
  /** The variants of all lines, by id. */
  readonly variants: ReadonlyMap<string, SaleVariant>;
}

/** Loads the contents of a basket, for the visitor and taxed as in a country, with the variants that are to be added. */
export const loadContents = async (
  context: HandlerContext,
  basketId: string,
  countryCode: string,
  added: readonly string[] = [],
): Promise<BasketContents> => {
  const records = await loadLineRecords(context, basketId);
  const variantIds = [...records.map(({ variantId }) => variantId), ...added];
  return { records, variants: await loadSaleVariants(context, variantIds, countryCode) };
};

/** Contents in which a line was changed or added. */
export const withRecord = ({ records, variants }: BasketContents, record: BasketLineRecord): BasketContents => ({
  records: records.some(({ id }) => id === record.id)
    ? records.map((one) => (one.id === record.id ? record : one))
    : [...records, record],
  variants,
});

/** The lines of a basket in their order, priced. */
export const pricedLines = ({ records, variants }: BasketContents): BasketLine[] => {
  const taken = new Map<string, number>();
  return records.flatMap((record) => {
    const variant = variants.get(record.variantId);
    if (variant === undefined) return [];
    const before = taken.get(variant.id) ?? 0;
    taken.set(variant.id, before + record.quantity);
    const [addOnFault] = addOnFaults(variant.addOnGroups, optionIdsOf(record));
    return [
      {
        ...priced(record, variant),
        hasAddOns: variant.addOnGroups.length > 0,
        addOnFault: addOnFault ?? null,
        stockLeft: Math.max(0, variant.inStock - before),
      },
    ];
  });
};

const lineRecords = preparedQuery(
  (db) =>
    db
      .select({ ...getTableColumns(basketLines), addOns: chosenAddOns(sql.placeholder('currencyCode')) })
      .from(basketLines)
      .where(eq(basketLines.basketId, sql.placeholder('basketId')))
      .orderBy(asc(basketLines.sortOrder), asc(basketLines.id)),
  'basket_lines',
);

/** The bare lines of a basket in their order. */
export const loadLineRecords = (
  { db, currencyCode }: Pick<HandlerContext, 'db' | 'currencyCode'>,
  basketId: string,
): Promise<BasketLineRecord[]> => lineRecords(db).execute({ basketId, currencyCode });

const priced = (record: BasketLineRecord, variant: SaleVariant) => {
  const { pricing } = variant;
  const { addOns } = record;
  const isAvailable = variant.isActive && pricing !== null && addOns.every((addOn) => addOn.priceMinor !== null);
  const facts = { record, variant, isAvailable };
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
