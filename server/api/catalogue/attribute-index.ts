import { asc } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { attributeDefinitions } from '#server/db/schema.ts';

export type AttributeRow = typeof attributeDefinitions.$inferSelect;

/** The attributes that lists may be filtered by, in their order. */
export interface AttributeIndex {
  readonly filterable: readonly AttributeRow[];
}

export const loadAttributes = async (db: Queryable): Promise<AttributeIndex> => {
  const rows = await db
    .select()
    .from(attributeDefinitions)
    .orderBy(asc(attributeDefinitions.sortOrder), asc(attributeDefinitions.name));
  return { filterable: rows.filter(({ isFilterable }) => isFilterable) };
};
