import * as z from 'zod/mini';
import { Id } from './primitives.ts';

/** A filter with its values; `count` is the number of products that remain if the value is chosen. */
export const Facet = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(['checkbox', 'range', 'boolean', 'colour']),
  values: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      count: z.int(),
      isSelected: z.boolean(),
      swatch: z.optional(z.string()),
    }),
  ),
  range: z.nullable(z.object({ min: z.number(), max: z.number(), unit: z.nullable(z.string()) })),
  isCollapsed: z.boolean(),
});
export type Facet = z.infer<typeof Facet>;

/** A product type and how many products of a selection have it. */
export const FilterType = z.object({ id: Id, name: z.string(), count: z.int() });
export type FilterType = z.infer<typeof FilterType>;

export const AttributeDefinition = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(['text', 'number', 'boolean']),
  unit: z.nullable(z.string()),
  isFilterable: z.boolean(),
});
export type AttributeDefinition = z.infer<typeof AttributeDefinition>;

/** A kind of product and the attributes that describe it. */
export const ProductType = z.object({ id: Id, name: z.string(), attributes: z.array(AttributeDefinition) });
export type ProductType = z.infer<typeof ProductType>;
