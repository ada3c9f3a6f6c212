import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { variants } from '#server/db/schema.ts';
import { barcodesOf, isCodeLike, looseCode, normalisedCode } from '#contract/part-number.ts';

/** A variant whose part number or barcode matches the typed text, in full or by its beginning. */
export interface CodeMatch {
  readonly variantId: string;
  readonly productId: string;
  readonly isExact: boolean;
}

const maxMatches = 60;
const minCodeLength = 3;
const maxCodeLength = 64;

/** Whether the typed text may be a part number or a barcode, or a piece of one. */
export const hasCodes = (typed: string): boolean => {
  const { length } = normalisedCode(typed);
  return length >= minCodeLength && length <= maxCodeLength;
};

/** Variants whose part number or barcode starts with the typed text, full matches first. A plain word must match in full. */
const codesQuery = (db: Queryable, typed: string) => {
  if (!hasCodes(typed)) return null;
  const code = normalisedCode(typed);
  const loose = looseCode(typed);
  const barcodes = barcodesOf(code);
  const isBarcode = barcodes.length === 0 ? sql`false` : inArray(variants.barcode, barcodes);
  const isExact = sql<boolean>`(${or(eq(variants.skuNormalised, code), eq(variants.skuLoose, loose), isBarcode)})`;
  const isBeginning = or(like(variants.skuNormalised, `${code}%`), like(variants.skuLoose, `${loose}%`), isBarcode);
  return db
    .select({ variantId: variants.id, productId: variants.productId, isExact })
    .from(variants)
    .where(and(isCodeLike(typed) ? isBeginning : isExact, eq(variants.isActive, true)))
    .orderBy(sql`${eq(variants.skuNormalised, code)} desc`, sql`${isExact} desc`, variants.skuNormalised)
    .limit(maxMatches);
};

/** Whether the typed text looks like a single part number, or a piece of one. */
export const isPieceOfCode = (typed: string): boolean => /^\S+$/.test(typed.trim()) && isCodeLike(typed);

const minInsideLength = 5;

/** Variants whose part number contains the typed text, for numbers typed without their beginning. */
const codesInsideQuery = (db: Queryable, typed: string) => {
  const code = normalisedCode(typed);
  if (!isPieceOfCode(typed) || code.length < minInsideLength || !hasCodes(typed)) return null;
  return db
    .select({ variantId: variants.id, productId: variants.productId, isExact: sql<boolean>`false` })
    .from(variants)
    .where(and(like(variants.skuNormalised, `%${code}%`), eq(variants.isActive, true)))
    .orderBy(variants.skuNormalised)
    .limit(maxMatches);
};

const noCodes = sql`select null::text, null::text, null::boolean where false`;

/**
 * Common table expressions: `begun` has the variants whose codes start with the typed text; if there are none, `inside` has
 * those that contain it.
 */
export const codesCte = (db: Queryable, typed: string): SQL => sql`
  begun(variant_id, product_id, is_exact) as materialized (${codesQuery(db, typed) ?? noCodes}),
  inside(variant_id, product_id, is_exact) as materialized (
    select * from (${codesInsideQuery(db, typed) ?? noCodes}) as piece where not exists (select from begun)
  )`;

export const codeFrom = ([variantId, productId, isExact]: readonly [string, string, boolean]): CodeMatch => ({
  variantId,
  productId,
  isExact,
});

/** The variant of each typed part number or barcode; unknown ones have no entry. */
export const findWholeCodes = async (
  db: Queryable,
  typed: readonly string[],
): Promise<ReadonlyMap<string, { readonly variantId: string; readonly productId: string }>> => {
  const asked = typed.map((text) => {
    const code = normalisedCode(text);
    return { text, code, loose: looseCode(text), barcodes: barcodesOf(code) };
  });
  const rows = await db
    .select({
      variantId: variants.id,
      productId: variants.productId,
      sku: variants.skuNormalised,
      loose: variants.skuLoose,
      barcode: variants.barcode,
    })
    .from(variants)
    .where(
      and(
        or(
          inArray(
            variants.skuNormalised,
            asked.map(({ code }) => code),
          ),
          inArray(
            variants.skuLoose,
            asked.map(({ loose }) => loose),
          ),
          inArray(variants.barcode, ['', ...asked.flatMap(({ barcodes }) => barcodes)]),
        ),
        eq(variants.isActive, true),
      ),
    )
    .orderBy(variants.skuNormalised);
  const found = new Map<string, { variantId: string; productId: string }>();
  for (const { text, code, loose, barcodes } of asked) {
    if (code === '') continue;
    const row =
      rows.find(({ sku }) => sku === code) ??
      rows.find((candidate) => candidate.loose === loose) ??
      rows.find(({ barcode }) => barcode !== null && barcodes.includes(barcode));
    if (row !== undefined) found.set(text, { variantId: row.variantId, productId: row.productId });
  }
  return found;
};
