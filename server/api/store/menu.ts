import { asc, eq } from 'drizzle-orm';
import type { Menu, MenuItem } from '#contract/store.ts';
import type { Queryable } from '#server/db/database.ts';
import { categories, menuItems } from '#server/db/schema.ts';
import { groupedBy } from '#server/api/catalogue/grouped.ts';
import { safeUrl } from '#server/api/content/html.ts';

type MenuRow = typeof menuItems.$inferSelect & { categorySlug: string | null };

/** An entry with a category links to it, unless it has a URL of its own. */
const urlOf = (row: MenuRow): string | null =>
  safeUrl(row.url) ?? (row.categorySlug === null ? null : `/store/${row.categorySlug}`);

/** Turns flat entries, in their order, into a menu tree. Entries whose parent is missing are left out. */
export const menuTree = (rows: readonly MenuRow[]): Menu => {
  const byParent = groupedBy(rows, (row) => row.parentId);
  const childrenOf = (parentId: string | null): MenuItem[] =>
    (byParent.get(parentId) ?? []).map((row) => ({
      id: row.id,
      title: row.title,
      url: urlOf(row),
      categoryId: row.categoryId,
      imageUrl: row.imageUrl,
      icon: row.icon,
      openInNewTab: row.isOpenInNewTab,
      subMenuItems: childrenOf(row.id),
    }));
  return { items: childrenOf(null) };
};

/** Loads the main menu without entries for inactive categories and the entries below them. */
export const loadMainMenu = async (db: Queryable): Promise<Menu> => {
  const rows = await db
    .select({ item: menuItems, categorySlug: categories.slug, isCategoryActive: categories.isActive })
    .from(menuItems)
    .leftJoin(categories, eq(categories.id, menuItems.categoryId))
    .where(eq(menuItems.menuCode, 'main'))
    .orderBy(asc(menuItems.sortOrder), asc(menuItems.id));
  return menuTree(
    rows
      .filter(({ isCategoryActive }) => isCategoryActive !== false)
      .map(({ item, categorySlug }) => ({ ...item, categorySlug })),
  );
};
