import { useQuery } from '@tanstack/react-query';
import type { CategoryNode } from '#contract/category.ts';
import type { MenuItem } from '#contract/store.ts';
import { useShop } from '#shopper/shop.tsx';
import { categoryTreeQuery, mainMenuQuery } from '#shopper/store-queries.ts';

/** The categories that the navigation shows at its top: only those that have children. */
export const withChildren = (nodes: readonly CategoryNode[]): readonly CategoryNode[] =>
  nodes.filter(({ nodes: below }) => below.length > 0);

/** The categories of the navigation; none for the moment before they are known. */
export const useNavigationTree = (): readonly CategoryNode[] =>
  withChildren(useQuery(categoryTreeQuery(useShop())).data ?? []);

/** The store's own links: menu entries that lead somewhere else than to a category. */
export const useMenuLinks = (): readonly MenuItem[] =>
  (useQuery(mainMenuQuery(useShop())).data ?? []).filter(({ url, categoryId }) => url !== null && categoryId === null);
