import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '#server/api/http/handler.ts';
import { notFound } from '#server/api/http/refusal.ts';
import { attributeDefinitions, productTypeAttributes, productTypes } from '#server/db/schema.ts';
import { definitionView } from './definition-view.ts';

export const productTypeHandlers = {
  getProductType: async ({ db }, { params }) => {
    const [type] = await db.select().from(productTypes).where(eq(productTypes.id, params.id));
    if (type === undefined) throw notFound('The product type');
    const rows = await db
      .select({ definition: attributeDefinitions })
      .from(productTypeAttributes)
      .innerJoin(attributeDefinitions, eq(attributeDefinitions.id, productTypeAttributes.attributeId))
      .where(eq(productTypeAttributes.productTypeId, type.id))
      .orderBy(asc(productTypeAttributes.sortOrder), asc(attributeDefinitions.name));
    return { id: type.id, name: type.name, attributes: rows.map(({ definition }) => definitionView(definition)) };
  },
} satisfies Handlers<'getProductType'>;
