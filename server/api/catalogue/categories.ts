import { and, eq } from 'drizzle-orm';
import type { CategoryNode } from '#contract/category.ts';
import type { Handlers } from '#server/api/http/handler.ts';
import { pageOf } from '#server/api/http/paging.ts';
import { notFound } from '#server/api/http/refusal.ts';
import { categories } from '#server/db/schema.ts';
import { loadCategoryPage } from './category-page.ts';
import {
  childOf,
  countCategories,
  isNamed,
  type ListedCategory,
  loadCategories,
  summaryOf,
} from './category-source.ts';
import { groupedBy } from './grouped.ts';

const categoriesOnAPage = 50;

/** Builds the tree of categories, keeping their order. */
export const categoryTree = (rows: readonly ListedCategory[]): CategoryNode[] => {
  const byParent = groupedBy(rows, ({ parentId }) => parentId);
  const nodesOf = (parentId: string | null): CategoryNode[] =>
    (byParent.get(parentId) ?? []).map((category) => ({ ...summaryOf(category), nodes: nodesOf(category.id) }));
  return nodesOf(null);
};

export const categoryHandlers = {
  getCategoryTree: async (context) => ({ nodes: categoryTree(await loadCategories(context)) }),
  getCategories: async (context, { query }) => {
    const page = pageOf(query, categoriesOnAPage);
    const condition = and(
      query.ParentId === undefined ? undefined : childOf(query.ParentId),
      query.Search === undefined ? undefined : isNamed(query.Search),
    );
    const results = (await loadCategories(context, condition, page)).map(summaryOf);
    return { results, total: await countCategories(context, condition), ...page.head };
  },
  getCategory: (context, { params }) => loadCategoryPage(context, eq(categories.id, params.id)),
  getCategoryBySlug: (context, { params }) => loadCategoryPage(context, eq(categories.slug, params.slug)),
  getSubcategories: async (context, { query }) => {
    const parentId = query.CategoryId ?? null;
    if (parentId !== null && (await countCategories(context, eq(categories.id, parentId))) === 0) {
      throw notFound('The category');
    }
    return { results: (await loadCategories(context, childOf(parentId))).map(summaryOf) };
  },
} satisfies Handlers<'getCategoryTree' | 'getCategories' | 'getCategory' | 'getCategoryBySlug' | 'getSubcategories'>;
