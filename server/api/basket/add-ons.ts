import { inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
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
        'id', ${addOnOptions.id}, 'name', ${addOnOptions.name}, 'sortOrder', ${addOnOptions.sortOrder},
        'priceMinor', ${addOnOptionPrices.amountMinor})
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

/** A valid choice of a product's add-ons, as `chosenAddOns` loads it. */
export const chosenOf = (groups: readonly OfferedGroup[], optionIds: readonly string[]): ChosenAddOn[] =>
  groups
    .flatMap(({ options }) => options.filter(({ id }) => optionIds.includes(id)))
    .sort((a, b) => a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : 1))
    .map(({ id, name, priceMinor }) => ({ optionId: id, name, quantity: 1, priceMinor }));

/** The add-ons that are chosen for a line. */
export interface LineChoice {
  readonly lineItemId: string;
  readonly addonOptionIds: readonly string[];
}

/** Stores the add-ons of lines that have none. */
export const insertAddOns = async (db: Queryable, choices: readonly LineChoice[]): Promise<void> => {
  const rows = choices.flatMap(({ lineItemId, addonOptionIds }) =>
    [...new Set(addonOptionIds)].map((addOnOptionId) => ({ basketLineId: lineItemId, addOnOptionId })),
  );
  if (rows.length > 0) await db.insert(basketLineAddOns).values(rows);
};

/** Replaces the add-ons of lines. */
export const writeAddOns = async (db: Queryable, choices: readonly LineChoice[]): Promise<void> => {
  const lineIds = choices.map(({ lineItemId }) => lineItemId);
  await db.delete(basketLineAddOns).where(inArray(basketLineAddOns.basketLineId, lineIds));
  await insertAddOns(db, choices);
};
