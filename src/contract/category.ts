import * as z from 'zod/mini';
import { listed, paged, paging } from './paged.ts';
import { ById, Id, Slug } from './primitives.ts';
import { row } from './row.ts';

const categoryFields = {
  id: Id,
  name: z.string(),
  slug: Slug,
  level: z.int(),
  imageUrl: z.optional(z.nullable(z.string())),
  productCount: z.int(),
};

/** A category with its children; the navigation shows only nodes that have some. */
export const CategoryNode = z.object({
  id: Id,
  name: z.string(),
  slug: Slug,
  level: z.int(),
  imageUrl: z.optional(z.nullable(z.string())),
  productCount: z.int(),
  get nodes() {
    return z.array(CategoryNode);
  },
});
export type CategoryNode = z.infer<typeof CategoryNode>;

/** A step on the path from the root to a category or product. */
export const Breadcrumb = z.object({ id: Id, name: z.string(), slug: Slug });
export type Breadcrumb = z.infer<typeof Breadcrumb>;

/** A category without its children. */
export const CategorySummary = z.object(categoryFields);
export type CategorySummary = z.infer<typeof CategorySummary>;

/** A category page: `description` is sanitised HTML, `listAttributes` are the columns of its table, most informative first. */
export const Category = z.object({
  ...categoryFields,
  parentId: z.nullable(Id),
  description: z.nullable(z.string()),
  breadcrumbs: z.array(Breadcrumb),
  subcategories: z.array(CategorySummary),
  listAttributes: z.array(z.object({ code: z.string(), name: z.string() })),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
});
export type Category = z.infer<typeof Category>;

export const getCategoryTree = row({
  method: 'GET',
  path: '/categories/tree',
  summary: 'All categories as a tree',
  audience: 'anyone',
  data: z.object({ nodes: z.array(CategoryNode) }),
});

export const getCategories = row({
  method: 'GET',
  path: '/categories',
  summary: 'Categories, paged, by name or parent',
  audience: 'anyone',
  query: z.object({ ...paging, Search: z.optional(z.string().check(z.maxLength(200))), ParentId: z.optional(Id) }),
  data: paged(CategorySummary),
});

export const getCategory = row({
  method: 'GET',
  path: '/categories/{id}',
  summary: 'One category by id',
  audience: 'anyone',
  params: ById,
  data: Category,
});

export const getCategoryBySlug = row({
  method: 'GET',
  path: '/categories/slug={slug}',
  summary: 'One category by slug',
  audience: 'anyone',
  params: z.object({ slug: Slug }),
  data: Category,
});

export const getSubcategories = row({
  method: 'GET',
  path: '/categories/subcategories',
  summary: 'Children of a category, or the top level',
  audience: 'anyone',
  query: z.object({ CategoryId: z.optional(Id) }),
  data: listed(CategorySummary),
});
