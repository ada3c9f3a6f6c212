import type { Queryable } from '#server/db/database.ts';
import { attributeDefinitions, brands, categories, productTypeAttributes, productTypes } from '#server/db/schema.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { seedId, slugOf } from '#server/db/seed/random.ts';
import { type AttributeCode, attributeDefinitions as definitions } from './attributes.ts';
import { brandCodes, brands as makers } from './brands.ts';
import { pictureOf } from './build-product.ts';
import { shelves } from './catalogue.ts';
import { pointsOf } from './expand-axes.ts';
import type { Family } from './family.ts';
import type { Shelf } from './shelf.ts';

type CategoryRow = typeof categories.$inferInsert;

export const categoryId = (slug: string): string => seedId('category', slug);

const categoryRows = (list: readonly Shelf[], parent: CategoryRow | null): CategoryRow[] =>
  list.flatMap((shelf, index) => {
    const id = categoryId(shelf.slug);
    const row: CategoryRow = {
      id,
      parentId: parent?.id ?? null,
      slug: shelf.slug,
      name: shelf.name,
      path: `${parent?.path ?? ''}${id}/`,
      level: (parent?.level ?? 0) + 1,
      sortOrder: index + 1,
      note: shelf.note,
      description: shelf.guide ?? null,
      image: pictureOf(shelf.picture, shelf.name),
      pictureKey: shelf.picture,
      metaTitle: shelf.name,
      metaDescription: shelf.note,
    };
    return [row, ...categoryRows(shelf.shelves, row)];
  });

export async function insertShelves(db: Queryable, now: Date): Promise<void> {
  const rows = categoryRows(shelves, null).map((row) => ({ ...row, createdAt: now }));
  await insertRows(db, categories, rows);
}

export async function insertBrands(db: Queryable): Promise<void> {
  const rows = brandCodes.map((code) => {
    const [name, description] = makers[code];
    return { id: seedId('brand', code), slug: slugOf(name), name, description };
  });
  await insertRows(db, brands, rows);
}

export const attributeId = (code: AttributeCode): string => seedId('attribute', code);

export async function insertAttributes(db: Queryable): Promise<void> {
  await insertRows(
    db,
    attributeDefinitions,
    definitions.map((definition) => ({ ...definition, id: attributeId(definition.code) })),
  );
}

export const productTypeId = (shelf: string): string => seedId('product-type', shelf);

/** Each shelf is a product type, which declares the attributes of the families on it. */
export async function insertProductTypes(db: Queryable, families: readonly Family[]): Promise<void> {
  const names = new Map(categoryRows(shelves, null).map(({ slug, name }) => [slug, name]));
  const declared = new Map<string, Map<AttributeCode, boolean>>();
  for (const family of families) {
    const codes = declared.get(family.shelf) ?? new Map<AttributeCode, boolean>();
    declared.set(family.shelf, codes);
    const [point] = pointsOf(family);
    const derived = point === undefined ? {} : (family.derive?.(point.at) ?? {});
    const axes = new Set((family.axes ?? []).map(({ code }) => code));
    for (const { code } of definitions) {
      if (axes.has(code)) codes.set(code, true);
      else if (!codes.has(code) && (code in (family.facts ?? {}) || code in derived)) codes.set(code, false);
    }
  }
  await insertRows(
    db,
    productTypes,
    [...declared.keys()].map((code) => ({ id: productTypeId(code), code, name: names.get(code) ?? code })),
  );
  const links = [...declared].flatMap(([type, codes]) =>
    definitions.flatMap(({ code, sortOrder }) => {
      const isAxis = codes.get(code);
      const ids = { productTypeId: productTypeId(type), attributeId: attributeId(code) };
      return isAxis === undefined ? [] : [{ ...ids, sortOrder, isAxis }];
    }),
  );
  await insertRows(db, productTypeAttributes, links);
}
