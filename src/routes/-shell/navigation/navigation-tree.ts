import { useQuery } from '@tanstack/react-query';
import type { CategoryNode } from '#contract/category.ts';
import type { MenuItem } from '#contract/store.ts';
import { useShop } from '#shopper/shop.tsx';
import {
  categoryTreeQuery,
  menuLinksQuery,
  type TopCategory,
  topCategoriesQuery,
  withChildren,
} from '#shopper/store-queries.ts';

/** The top categories; empty until loaded. */
export const useTopCategories = (): readonly TopCategory[] => useQuery(topCategoriesQuery(useShop())).data ?? [];

/** The whole tree, loaded by the menu that shows it. */
export const useNavigationTree = (): readonly CategoryNode[] =>
  withChildren(useQuery(categoryTreeQuery(useShop())).data ?? []);

export const useMenuLinks = (): readonly MenuItem[] =>
  (useQuery(menuLinksQuery(useShop())).data ?? []).filter(({ url }) => url !== null);
