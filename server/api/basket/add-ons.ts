import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import {
  addOnGroups,
  addOnOptionPrices,
  addOnOptions,
  basketLineAddOns,
  basketLines,
  productAddOnGroups,
  products,
} from '#server/db/schema.ts';
import type { OfferedGroup } from './add-on-rule.ts';

const pricedOptions = (currencyCode: Placeholder): SQL => sql`${addOnOptions}
  left join ${addOnOptionPrices} on ${addOnOptionPrices.addOnOptionId} = ${addOnOptions.id}
    and ${addOnOptionPrices.currencyCode} = ${currencyCode}`;

/** A column for a query over products: their add-on groups in order, priced in a currency. */
export const offeredGroups = (currencyCode: Placeholder): SQL<OfferedGroup[]> => sql<OfferedGroup[]>`(
  select coalesce(json_agg(json_build_object(
    'name', ${addOnGroups.name},
    'isRequired', ${addOnGroups.isRequired},
    'minSelections', ${addOnGroups.minSelections},
    'maxSelections', ${addOnGroups.maxSelections},
    'options', (
      select coalesce(json_agg(json_build_object(
        'id', ${addOnOptions.id}, 'name', ${addOnOptions.name}, 'priceMinor', ${addOnOptionPrices.amountMinor})
        order by ${addOnOptions.sortOrder}), '[]')
      from ${pricedOptions(currencyCode)}
      where ${addOnOptions.groupId} = ${addOnGroups.id})
    ) order by ${productAddOnGroups.sortOrder}), '[]')
  from ${productAddOnGroups} join ${addOnGroups} on ${addOnGroups.id} = ${productAddOnGroups.groupId}
  where ${productAddOnGroups.productId} = ${products.id})`;

/** An add-on on a basket line at its current price; `priceMinor` is null if it is not sold in the currency. */
export interface ChosenAddOn {
  readonly optionId: string;
  readonly name: string;
  readonly quantity: number;
  readonly priceMinor: number | null;
}

const chosen = (currencyCode: Placeholder): SQL => sql`
  select coalesce(json_agg(json_build_object(
    'optionId', ${addOnOptions.id},
    'name', ${addOnOptions.name},
    'quantity', ${basketLineAddOns.quantity},
    'priceMinor', ${addOnOptionPrices.amountMinor})
    order by ${addOnOptions.sortOrder}, ${addOnOptions.id}), '[]')
  from ${basketLineAddOns} join (${pricedOptions(currencyCode)}) on ${addOnOptions.id} = ${basketLineAddOns.addOnOptionId}
  where ${basketLineAddOns.basketLineId} = ${basketLines.id}`;

/**
 * A column for a query over basket lines: their add-ons, priced in a currency. It is nested because the builder omits the tables of the
 * outermost columns if a query has only one table.
 */
export const chosenAddOns = (currencyCode: Placeholder): SQL<ChosenAddOn[]> =>
  sql<ChosenAddOn[]>`(${chosen(currencyCode)})`;

/** Stores the add-ons of a line that has none. */
export const insertAddOns = async (db: Queryable, lineId: string, optionIds: readonly string[]): Promise<void> => {
  const ids = [...new Set(optionIds)];
  if (ids.length === 0) return;
  await db.insert(basketLineAddOns).values(ids.map((addOnOptionId) => ({ basketLineId: lineId, addOnOptionId })));
};

/** Replaces the add-ons of a line. */
export const writeAddOns = async (db: Queryable, lineId: string, optionIds: readonly string[]): Promise<void> => {
  await db.delete(basketLineAddOns).where(eq(basketLineAddOns.basketLineId, lineId));
  await insertAddOns(db, lineId, optionIds);
};
