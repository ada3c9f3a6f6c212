import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AddOnGroup } from '#contract/add-on.ts';
import type { Handlers } from '#server/api/http/handler.ts';
import { pageOf } from '#server/api/http/paging.ts';
import { notFound } from '#server/api/http/refusal.ts';
import { addOnGroups, addOnOptionPrices, addOnOptions, productAddOnGroups } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { groupedBy } from './grouped.ts';
import { loadStoredProduct } from './product-source.ts';

const groupsOnAPage = 50;

/** Groups with their options, without those that have no price in the visitor's currency. Prices are null if hidden from the visitor. */
const withOptions = async (
  view: CatalogueView,
  groups: readonly (typeof addOnGroups.$inferSelect)[],
): Promise<AddOnGroup[]> => {
  if (groups.length === 0) return [];
  const rows = await view.db
    .select({ option: addOnOptions, amount: addOnOptionPrices.amountMinor })
    .from(addOnOptions)
    .innerJoin(
      addOnOptionPrices,
      and(eq(addOnOptionPrices.addOnOptionId, addOnOptions.id), eq(addOnOptionPrices.currencyCode, view.currencyCode)),
    )
    .where(
      inArray(
        addOnOptions.groupId,
        groups.map(({ id }) => id),
      ),
    )
    .orderBy(asc(addOnOptions.sortOrder), asc(addOnOptions.name));
  const byGroup = groupedBy(rows, ({ option }) => option.groupId);
  return groups.map(({ id, name, description, isRequired, minSelections, maxSelections }) => ({
    id,
    name,
    description,
    isRequired,
    minSelections,
    maxSelections,
    options: (byGroup.get(id) ?? []).map(({ option, amount }) => ({
      id: option.id,
      name: option.name,
      price: view.canSeePrices ? { amount, currencyCode: view.currencyCode } : null,
      isDefault: option.isDefault,
    })),
  }));
};

const groupsOfProduct = async (view: CatalogueView, id: string): Promise<AddOnGroup[]> => {
  if ((await loadStoredProduct(view, { id })) === undefined) throw notFound('The product');
  const rows = await view.db
    .select({ group: addOnGroups })
    .from(productAddOnGroups)
    .innerJoin(addOnGroups, eq(addOnGroups.id, productAddOnGroups.groupId))
    .where(eq(productAddOnGroups.productId, id))
    .orderBy(asc(productAddOnGroups.sortOrder), asc(addOnGroups.name));
  return withOptions(
    view,
    rows.map(({ group }) => group),
  );
};

const isOfferedWith = (productIds: readonly string[] | undefined): SQL | undefined =>
  productIds === undefined
    ? undefined
    : sql`exists (select 1 from ${productAddOnGroups} where ${productAddOnGroups.groupId} = ${addOnGroups.id} and ${productAddOnGroups.productId} = any(${sql.param([...productIds])}::text[]))`;

export const addOnHandlers = {
  getProductAddOns: async (context, { params }) => ({ results: await groupsOfProduct(context, params.id) }),
  getAddOns: async (context, { query }) => {
    const page = pageOf(query, groupsOnAPage);
    if (!context.canSeeProducts) return { results: [], total: 0, ...page.head };
    const condition = isOfferedWith(query.ProductIds);
    const groups = await context.db
      .select()
      .from(addOnGroups)
      .where(condition)
      .orderBy(asc(addOnGroups.name), asc(addOnGroups.id))
      .limit(page.limit)
      .offset(page.offset);
    const [counted] = await context.db
      .select({ total: sql<number>`count(*)::int` })
      .from(addOnGroups)
      .where(condition);
    return { results: await withOptions(context, groups), total: counted?.total ?? 0, ...page.head };
  },
} satisfies Handlers<'getProductAddOns' | 'getAddOns'>;
