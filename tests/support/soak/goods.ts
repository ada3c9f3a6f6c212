import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { LineAddOn, LineItem } from '#contract/basket.ts';
import type { Database } from '#server/db/connect.ts';
import { products, stock, variants } from '#server/db/schema.ts';
import { findProduct, isPlenty, plain, storeClient } from '#tests/support/stores/store-client.ts';

/** A line with one of the possible choices of its add-ons. */
export interface Choice {
  readonly shows: LineItem;
  readonly addOns: readonly LineAddOn[];
}

/** What a device's shopper buys; apart from shared goods, no other device buys it. */
export interface Goods {
  readonly lines: readonly LineItem[];
  /** Each with at least two choices of add-ons. */
  readonly withAddOns: readonly (readonly Choice[])[];
  /** Goods with less stock than is asked for. */
  readonly scarce: readonly LineItem[];
  /** Ids of variants that are sold out. */
  readonly soldOut: readonly string[];
}

/** The stock of each scarce variant. */
export const scarcePieces = 7;

/** Which variants are scarce and which are sold out, once the shelves are stocked. */
export interface Shelves {
  scarce: readonly string[];
  soldOut: readonly string[];
}

/** Stocks everything amply except for a few variants, and records which these are. */
export const stockShelves = async (db: Database, shelves: Shelves): Promise<void> => {
  await db.update(stock).set({ quantity: 100_000 });
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(variants.minimumQuantity, 1),
        eq(variants.quantityIncrement, 1),
        isNull(variants.maximumQuantity),
        eq(variants.isActive, true),
        eq(products.isActive, true),
      ),
    )
    .orderBy(desc(variants.sku))
    .limit(8);
  const ids = rows.map(({ id }) => id);
  Object.assign(shelves, { scarce: ids.slice(0, 4), soldOut: ids.slice(4) });
  await db
    .update(stock)
    .set({ quantity: scarcePieces })
    .where(inArray(stock.variantId, ids.slice(0, 4)));
  await db
    .update(stock)
    .set({ quantity: 0 })
    .where(inArray(stock.variantId, ids.slice(4)));
};

/** Divides the shop's goods among devices, except for a few that all of them buy. */
export const shareOut = async (
  url: string,
  { scarce, soldOut }: Shelves,
  devices: number,
): Promise<{ readonly each: readonly Goods[]; readonly shared: readonly LineItem[] }> => {
  const lines = [...(await linesOf(url, await plainSizes(url))).values()];
  const few = [...(await linesOf(url, scarce)).values()];
  const withAddOns = await choicesOf(url);
  const [shared, own] = [lines.slice(0, 2), lines.slice(2)];
  const part = <T>(all: readonly T[], device: number): T[] => all.filter((_, at) => at % devices === device);
  return {
    shared,
    each: Array.from({ length: devices }, (_, device) => ({
      lines: part(own, device),
      withAddOns: part(withAddOns, device),
      scarce: part(few, device),
      soldOut: part(soldOut, device),
    })),
  };
};

const plainSizes = async (url: string): Promise<string[]> => {
  const ids: string[] = [];
  for (const least of [3, 4, 5]) {
    const { variants: sizes } = await findProduct(url, (product) => plain(product) && product.variants.length > least);
    ids.push(...sizes.filter(({ quantityRule }) => quantityRule.maximum === null).map(({ id }) => id));
  }
  return [...new Set(ids)].slice(0, 16);
};

/** Variants as basket lines. */
const linesOf = async (url: string, variantIds: readonly string[]): Promise<Map<string, LineItem>> => {
  const client = storeClient(url);
  const lines = new Map<string, LineItem>();
  for (const id of variantIds) {
    const { lineItems } = await client.addToBasket({ body: { productVariantId: id, quantity: 1 } });
    for (const line of lineItems) lines.set(line.variant.id, line);
  }
  return lines;
};

/** Four variants with their choices of add-ons: one for each option of their first group. */
const choicesOf = async (url: string): Promise<Choice[][]> => {
  const client = storeClient(url);
  const { id: productId, variants: sizes } = await findProduct(
    url,
    async (product) =>
      product.hasAddOns &&
      isPlenty(product) &&
      product.variants.length >= 4 &&
      ((await client.getProductAddOns({ params: { id: product.id } })).results[0]?.options.length ?? 0) >= 2,
  );
  const { results: groups } = await client.getProductAddOns({ params: { id: productId } });
  const [first, ...others] = groups.map(({ options, isRequired }) => ({
    ids: options.map(({ id }) => id),
    isRequired,
  }));
  const always = others.filter(({ isRequired }) => isRequired).flatMap(({ ids }) => ids.slice(0, 1));
  const choices: Choice[][] = [];
  for (const { id: productVariantId } of sizes.slice(0, 4)) {
    const ways: Choice[] = [];
    for (const option of (first?.ids ?? []).slice(0, 3)) {
      const addonOptionIds = [option, ...always];
      const { lineItems } = await client.addToBasket({ body: { productVariantId, quantity: 1, addonOptionIds } });
      const [shows] = lineItems;
      if (shows !== undefined) ways.push({ shows, addOns: shows.addOns });
    }
    choices.push(ways);
  }
  return choices;
};
