import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { variants } from '#server/db/schema.ts';
import { barcodesOf, isCodeLike, looseCode, normalisedCode } from '#contract/part-number.ts';

/** A variant whose part number or barcode was typed, in full or its start. */
export interface CodeMatch {
  readonly variantId: string;
  readonly productId: string;
  readonly isExact: boolean;
}

const maxMatches = 60;
const minCodeLength = 3;
const maxCodeLength = 64;

/**
 * Variants whose part number or barcode starts with the typed text; full matches first. A plain word is matched in full
 * only.
 */
export const findCodes = async (db: Queryable, typed: string): Promise<CodeMatch[]> => {
  const code = normalisedCode(typed);
  if (code.length < minCodeLength || code.length > maxCodeLength) return [];
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

const minInsideLength = 5;

/** Variants that have the typed text further on in their part number, for a number that is typed without its beginning. */
export const findCodesInside = async (db: Queryable, typed: string): Promise<CodeMatch[]> => {
  const code = normalisedCode(typed);
  const isPiece = /^\S+$/.test(typed.trim()) && isCodeLike(typed);
  if (!isPiece || code.length < minInsideLength || code.length > maxCodeLength) return [];
  return db
    .select({ variantId: variants.id, productId: variants.productId, isExact: sql<boolean>`false` })
    .from(variants)
    .where(and(like(variants.skuNormalised, `%${code}%`), eq(variants.isActive, true)))
    .orderBy(variants.skuNormalised)
    .limit(maxMatches);
};

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
