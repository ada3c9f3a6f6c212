import type { AttributeDefinition } from '#contract/facet.ts';
import type { attributeDefinitions } from '#server/db/schema.ts';

/** An attribute definition in the contract's shape; a colour is a text with a swatch. */
export const definitionView = ({
  code,
  name,
  type,
  unit,
  isFilterable,
}: typeof attributeDefinitions.$inferSelect): AttributeDefinition => ({
  code,
  name,
  type: type === 'colour' ? 'text' : type,
  unit,
  isFilterable,
});
