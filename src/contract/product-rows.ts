import * as z from 'zod/mini';
import { AddOnGroup } from './add-on.ts';
import { CategorySummary } from './category.ts';
import { AttributeDefinition, Facet, FilterType, ProductType } from './facet.ts';
import { listed, paged, paging } from './paged.ts';
import { maxPageSize } from './page-sizes.ts';
import { ById, Id, Slug } from './primitives.ts';
import { Product, ProductSummary, Variant } from './product.ts';
import { productSorts } from './product-sorts.ts';
import { row } from './row.ts';
import { maxFilterLength, maxFilters, maxSearchLength } from './search-lengths.ts';

export const ProductSort = z.enum(productSorts);

/**
 * What narrows a product list. `Filters` holds entries `code:value` (several of one code widen, several codes narrow);
 * a range is `code:low..high`, where either end may be missing; prices are in minor units. `Skus` and `Ids` match exactly.
 */
export const productSelection = {
  CategoryId: z.optional(Id),
  CategorySlug: z.optional(Slug),
  Search: z.optional(z.string().check(z.maxLength(maxSearchLength))),
  Filters: z.optional(z.array(z.string().check(z.maxLength(maxFilterLength))).check(z.maxLength(maxFilters))),
};

export const ProductQuery = z.object({
  ...paging,
  ...productSelection,
  Sort: z.optional(ProductSort),
  Skus: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(maxPageSize))),
  Ids: z.optional(z.array(Id).check(z.maxLength(maxPageSize))),
});
export type ProductQuery = z.infer<typeof ProductQuery>;

/** The variant that a part number names, or that a search identifies by the product's sizes; an addition to the specification. */
const matches = z.optional(z.array(z.object({ sku: z.string(), productId: Id, variant: Variant })));

/** Suggestions of the search box; `exact` is the variant whose complete part number or barcode was typed. */
export const Suggestions = z.object({
  query: z.string(),
  exact: z.nullable(z.object({ product: ProductSummary, variant: Variant })),
  products: z.array(ProductSummary),
  categories: z.array(CategorySummary),
  corrections: z.array(z.string()),
  total: z.int(),
  /**
   * First, for each of these products, the variant that the search means, if it distinguishes one from the others; then other
   * matching variants of these products, best first, as far as there is room.
   */
  matches,
});
export type Suggestions = z.infer<typeof Suggestions>;

export const getProductBySlug = row({
  method: 'GET',
  path: '/products/slug={slug}',
  summary: 'One product by slug',
  audience: 'anyone',
  params: z.object({ slug: Slug }),
  data: Product,
});

export const getProduct = row({
  method: 'GET',
  path: '/products/{id}',
  summary: 'One product by id',
  audience: 'anyone',
  params: ById,
  data: Product,
});

export const getProducts = row({
  method: 'GET',
  path: '/products',
  summary: 'Products of a category or search, filtered, sorted, paged',
  audience: 'anyone',
  query: ProductQuery,
  data: z.extend(paged(ProductSummary), {
    /** For a lookup by `Skus`, the variant of each part number found; for a search, the same as in `Suggestions`. */
    matches,
    /** Other spellings, if the search found nothing as typed; the results are then those of the first spelling. */
    corrections: z.optional(z.array(z.string())),
  }),
});

export const getSuggestions = row({
  method: 'GET',
  path: '/products/search/autocomplete',
  summary: 'Suggestions for what is being typed',
  audience: 'anyone',
  query: z.object({
    Query: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSearchLength)),
    Limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(20))),
  }),
  data: Suggestions,
});

export const postFilterTypes = row({
  method: 'POST',
  path: '/product-filters/types',
  summary: 'Product types in a selection, with counts',
  audience: 'anyone',
  body: z.object({ categoryId: z.optional(Id), search: z.optional(z.string().check(z.maxLength(maxSearchLength))) }),
  data: listed(FilterType),
});

export const getFilterAttributes = row({
  method: 'GET',
  path: '/product-filters/attributes',
  summary: 'Definitions of the attributes that can be filtered by',
  audience: 'anyone',
  data: listed(AttributeDefinition),
});

export const getFilters = row({
  method: 'GET',
  path: '/product-filters',
  summary: 'Filters of a selection with the count of each value',
  audience: 'anyone',
  query: z.object(productSelection),
  data: z.object({ filters: z.array(Facet), total: z.int() }),
});

export const getProductAddOns = row({
  method: 'GET',
  path: '/products/{id}/add-ons',
  summary: 'Add-ons that can be chosen with a product',
  audience: 'anyone',
  params: ById,
  data: listed(AddOnGroup),
});

export const getProductType = row({
  method: 'GET',
  path: '/product-types/{id}',
  summary: 'One product type with its attributes',
  audience: 'anyone',
  params: ById,
  data: ProductType,
});

export const getAddOns = row({
  method: 'GET',
  path: '/add-ons',
  summary: 'All add-on groups, or those of some products',
  audience: 'anyone',
  query: z.object({ ...paging, ProductIds: z.optional(z.array(Id)) }),
  data: paged(AddOnGroup),
});
