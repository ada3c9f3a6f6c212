import type { CategoryNode } from '#contract/category.ts';
import type { Handlers } from '#server/api/http/handler.ts';
import { pageOf } from '#server/api/http/paging.ts';
import { notFound } from '#server/api/http/refusal.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { isNamed, type StoredCategory } from './category-index.ts';
import { loadCategoryPage } from './category-page.ts';
import { summaryOf } from './category-summary.ts';

const categoriesOnAPage = 50;

const childrenOf = ({ reference }: CatalogueView, parentId: string | null): readonly StoredCategory[] =>
  reference.categories.byParent.get(parentId) ?? [];

const nodesBelow = (view: CatalogueView, parentId: string | null): CategoryNode[] =>
  childrenOf(view, parentId).map((category) => ({
    ...summaryOf(view, category),
    nodes: nodesBelow(view, category.row.id),
  }));

const summariesOf = (view: CatalogueView, found: readonly StoredCategory[]) =>
  found.map((category) => summaryOf(view, category));

export const categoryHandlers = {
  getCategoryTree: (context) => Promise.resolve({ nodes: nodesBelow(context, null) }),
  getCategories: (context, { query }) => {
    const page = pageOf(query, categoriesOnAPage);
    const listed =
      query.ParentId === undefined ? context.reference.categories.shown : childrenOf(context, query.ParentId);
    const found = query.Search === undefined ? listed : listed.filter(isNamed(query.Search));
    const results = summariesOf(context, found.slice(page.offset, page.offset + page.limit));
    return Promise.resolve({ results, total: found.length, ...page.head });
  },
  getCategory: (context, { params }) => loadCategoryPage(context, context.reference.categories.byId.get(params.id)),
  getCategoryBySlug: (context, { params }) =>
    loadCategoryPage(context, context.reference.categories.bySlug.get(params.slug)),
  getSubcategories: async (context, { query }) => {
    const parentId = query.CategoryId ?? null;
    const { shown } = context.reference.categories;
    if (parentId !== null && !shown.some(({ row }) => row.id === parentId)) throw notFound('The category');
    return { results: summariesOf(context, childrenOf(context, parentId)) };
  },
} satisfies Handlers<'getCategoryTree' | 'getCategories' | 'getCategory' | 'getCategoryBySlug' | 'getSubcategories'>;
