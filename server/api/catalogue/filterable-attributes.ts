import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { attributeDefinitions } from '#server/db/schema.ts';

export type AttributeRow = typeof attributeDefinitions.$inferSelect;

/** The attributes that lists can be filtered by, in their order. */
export const loadFilterableAttributes = (db: Queryable): Promise<AttributeRow[]> =>
  db
    .select()
    .from(attributeDefinitions)
    .where(eq(attributeDefinitions.isFilterable, true))
    .orderBy(asc(attributeDefinitions.sortOrder), asc(attributeDefinitions.name));
