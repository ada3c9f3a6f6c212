import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { productAddOnGroups, productCategories, products, stock, variantPrices, variants } from '#server/db/schema.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { seedId } from '#server/db/seed/random.ts';
import { addOnGroupId } from './insert-add-ons.ts';
import { internalBarcode } from './barcode.ts';
import { type BuiltProduct, buildProduct } from './build-product.ts';
import { clonesOf } from './clones.ts';
import type { Family } from './family.ts';
import { categoryId, productTypeId } from './insert-shelves.ts';
import { priceListRates } from './part-pricing.ts';

export const tradeGroupId = seedId('price-group', 'trade');

const productsAtOnce = 1_000;

/** Inserts the families' products and, for a larger scale, their clones. Returns the products of the families. */
export async function insertProducts(
  db: Queryable,
  families: readonly Family[],
  { scale, now }: { scale: number; now: Date },
): Promise<BuiltProduct[]> {
  const kept = scale < 1 ? everyNth(families, 1 / scale) : families;
  const built = kept.map((family) => buildProduct(family, productTypeId(family.shelf), now));
  let barcode = await insertBuilt(db, built, 1);
  const more = Math.round(families.length * scale) - families.length;
  let batch: BuiltProduct[] = [];
  for (const { family, points } of clonesOf(families, more)) {
    batch.push(buildProduct(family, productTypeId(family.shelf), now, points));
    if (batch.length < productsAtOnce) continue;
    barcode = await insertBuilt(db, batch, barcode);
    batch = [];
  }
  await insertBuilt(db, batch, barcode);
  await insertOtherCurrencies(db);
  return built;
}

/** Every n-th family, spread over the catalogue; always includes the first. */
const everyNth = (families: readonly Family[], n: number): Family[] =>
  families.filter((_, index) => Math.floor(index / n) !== Math.floor((index - 1) / n));

async function insertBuilt(db: Queryable, built: readonly BuiltProduct[], firstBarcode: number): Promise<number> {
  const all = built.flatMap((it) => it.variants);
  await insertRows(
    db,
    products,
    built.map(({ product }) => product),
  );
  await insertRows(
    db,
    productCategories,
    built.map(({ family, product }) => ({
      productId: product.id,
      categoryId: categoryId(family.shelf),
      isMain: true,
    })),
  );
  await insertRows(
    db,
    variants,
    all.map(({ row }, index) => ({ ...row, barcode: internalBarcode(firstBarcode + index) })),
  );
  await insertRows(
    db,
    stock,
    all.map((it) => it.stock),
  );
  const inPounds = { currencyCode: 'GBP' };
  await insertRows(
    db,
    variantPrices,
    all.flatMap(({ row, general, trade }) => [
      ...general.map((step) => ({ ...step, ...inPounds, variantId: row.id, priceGroupId: null })),
      ...trade.map((step) => ({ ...step, ...inPounds, variantId: row.id, priceGroupId: tradeGroupId })),
    ]),
  );
  await insertRows(
    db,
    productAddOnGroups,
    built.flatMap(({ family, product }) =>
      (family.addOns ?? []).map((code, sortOrder) => ({
        productId: product.id,
        groupId: addOnGroupId(code),
        sortOrder,
      })),
    ),
  );
  return firstBarcode + all.length;
}

/** The price lists in euros and dollars follow the one in pounds, rounded up to whole cents. */
async function insertOtherCurrencies(db: Queryable): Promise<void> {
  for (const [currency, rate] of Object.entries(priceListRates)) {
    await db.execute(sql`
      insert into variant_prices (variant_id, currency_code, price_group_id, minimum_quantity, amount_minor, original_minor)
      select variant_id, ${currency}, price_group_id, minimum_quantity,
        ceil(amount_minor * ${rate}::numeric)::int, ceil(original_minor * ${rate}::numeric)::int
      from variant_prices where currency_code = 'GBP'`);
  }
}
