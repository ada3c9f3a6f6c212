import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import {
  addOnGroups,
  addOnOptionPrices,
  addOnOptions,
  basketLineAddOns,
  productAddOnGroups,
} from '#server/db/schema.ts';
import type { OfferedGroup, OfferedOption } from './add-on-rule.ts';

/** The add-on groups of each product, in their order, priced in a currency; a product without add-ons has no entry. */
export const loadOfferedGroups = async (
  db: Queryable,
  productIds: readonly string[],
  currencyCode: string,
): Promise<ReadonlyMap<string, OfferedGroup[]>> => {
  const ids = [...new Set(productIds)];
  const links = ids.length === 0 ? [] : await loadGroupLinks(db, ids);
  if (links.length === 0) return new Map();
  const groupIds = [...new Set(links.map(({ group }) => group.id))];
  const options = await db
    .select({
      groupId: addOnOptions.groupId,
      id: addOnOptions.id,
      name: addOnOptions.name,
      priceMinor: addOnOptionPrices.amountMinor,
    })
    .from(addOnOptions)
    .leftJoin(
      addOnOptionPrices,
      and(eq(addOnOptionPrices.addOnOptionId, addOnOptions.id), eq(addOnOptionPrices.currencyCode, currencyCode)),
    )
    .where(inArray(addOnOptions.groupId, groupIds))
    .orderBy(asc(addOnOptions.sortOrder));
  const byGroup = new Map<string, OfferedOption[]>(groupIds.map((id) => [id, []]));
  for (const { groupId, ...option } of options) byGroup.get(groupId)?.push(option);
  const byProduct = new Map<string, OfferedGroup[]>();
  for (const { productId, group } of links) {
    const groups = byProduct.get(productId) ?? [];
    groups.push({ ...group, options: byGroup.get(group.id) ?? [] });
    byProduct.set(productId, groups);
  }
  return byProduct;
};

const loadGroupLinks = (db: Queryable, productIds: readonly string[]) =>
  db
    .select({
      productId: productAddOnGroups.productId,
      group: {
        id: addOnGroups.id,
        name: addOnGroups.name,
        isRequired: addOnGroups.isRequired,
        minSelections: addOnGroups.minSelections,
        maxSelections: addOnGroups.maxSelections,
      },
    })
    .from(productAddOnGroups)
    .innerJoin(addOnGroups, eq(addOnGroups.id, productAddOnGroups.groupId))
    .where(inArray(productAddOnGroups.productId, [...productIds]))
    .orderBy(asc(productAddOnGroups.sortOrder));

/** An add-on on a basket line at its current price; `priceMinor` is null if it is not sold in the currency. */
export interface ChosenAddOn {
  readonly lineId: string;
  readonly optionId: string;
  readonly name: string;
  readonly quantity: number;
  readonly priceMinor: number | null;
}

/** The add-ons on the lines of a basket, by line. */
export const loadChosenAddOns = async (
  db: Queryable,
  lineIds: readonly string[],
  currencyCode: string,
): Promise<ReadonlyMap<string, ChosenAddOn[]>> => {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .select({
      lineId: basketLineAddOns.basketLineId,
      optionId: addOnOptions.id,
      name: addOnOptions.name,
      quantity: basketLineAddOns.quantity,
      priceMinor: addOnOptionPrices.amountMinor,
    })
    .from(basketLineAddOns)
    .innerJoin(addOnOptions, eq(addOnOptions.id, basketLineAddOns.addOnOptionId))
    .leftJoin(
      addOnOptionPrices,
      and(eq(addOnOptionPrices.addOnOptionId, addOnOptions.id), eq(addOnOptionPrices.currencyCode, currencyCode)),
    )
    .where(inArray(basketLineAddOns.basketLineId, [...lineIds]))
    .orderBy(asc(addOnOptions.sortOrder), asc(addOnOptions.id));
  const byLine = new Map<string, ChosenAddOn[]>();
  for (const row of rows) {
    const others = byLine.get(row.lineId);
    if (others === undefined) byLine.set(row.lineId, [row]);
    else others.push(row);
  }
  return byLine;
};

export const writeAddOns = async (db: Queryable, lineId: string, optionIds: readonly string[]): Promise<void> => {
  await db.delete(basketLineAddOns).where(eq(basketLineAddOns.basketLineId, lineId));
  const ids = [...new Set(optionIds)];
  if (ids.length === 0) return;
  await db.insert(basketLineAddOns).values(ids.map((addOnOptionId) => ({ basketLineId: lineId, addOnOptionId })));
};
