import type { Queryable } from '#server/db/database.ts';
import { recommendations } from '#server/db/schema.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import type { BuiltProduct } from './build-product.ts';
import { shelves } from './catalogue.ts';
import type { Shelf } from './shelf.ts';

type Row = typeof recommendations.$inferInsert;

const maxRecommendations = 8;

/** The department of each shelf. */
function departments(): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (shelf: Shelf, department: string): void => {
    found.set(shelf.slug, department);
    for (const child of shelf.shelves) visit(child, department);
  };
  for (const shelf of shelves) visit(shelf, shelf.slug);
  return found;
}

/**
 * Similar: on the same shelf; related: goes with it; bought together: what buyers of its companions also buy; trending: the best sellers of
 * its department.
 */
export async function insertRecommendations(db: Queryable, built: readonly BuiltProduct[]): Promise<void> {
  const departmentOf = departments();
  const byPopularity = built.toSorted((a, b) => (b.product.popularity ?? 0) - (a.product.popularity ?? 0));
  const byCode = new Map(built.map((it) => [it.family.code, it]));
  const goingWith = ({ family }: BuiltProduct): BuiltProduct[] =>
    (family.goesWith ?? []).flatMap((code) => byCode.get(code) ?? []);
  const wanting = (one: BuiltProduct): BuiltProduct[] =>
    byPopularity.filter(({ family }) => family.goesWith?.includes(one.family.code) === true);

  const rows = built.flatMap((one) => {
    const department = departmentOf.get(one.family.shelf);
    const inDepartment = byPopularity.filter(({ family }) => departmentOf.get(family.shelf) === department);
    const onShelf = inDepartment.filter(({ family }) => family.shelf === one.family.shelf);
    const companions = goingWith(one);
    const together = [...companions.slice(0, 2), ...wanting(one), ...companions.flatMap(goingWith)];
    return [
      ...ranked(one, 'similar', [...onShelf, ...inDepartment]),
      ...ranked(one, 'related', [...companions, ...wanting(one), ...inDepartment.slice(0, 3)]),
      ...ranked(one, 'bought-together', together.length > 0 ? together : inDepartment.slice(0, 4)),
      ...ranked(one, 'trending', inDepartment),
    ];
  });
  await insertRows(db, recommendations, rows);
}

function ranked(one: BuiltProduct, type: Row['type'], others: readonly BuiltProduct[]): Row[] {
  const ids = new Set(others.map(({ product }) => product.id));
  ids.delete(one.product.id);
  return [...ids]
    .slice(0, maxRecommendations)
    .map((recommendedProductId, index) => ({ productId: one.product.id, type, recommendedProductId, rank: index + 1 }));
}
