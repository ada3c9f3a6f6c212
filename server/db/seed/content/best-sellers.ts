import type { BuiltProduct } from '#server/db/seed/catalogue/build-product.ts';
import { shelves } from '#server/db/seed/catalogue/catalogue.ts';
import type { Shelf } from '#server/db/seed/catalogue/shelf.ts';

/** The best-selling products of a shelf and the shelves below it. Throws for a shelf that does not exist. */
export type BestSellers = (shelf: string, count: number) => BuiltProduct[];

const everyShelf = (list: readonly Shelf[]): Shelf[] => list.flatMap((shelf) => [shelf, ...everyShelf(shelf.shelves)]);

export function bestSellersOf(built: readonly BuiltProduct[]): BestSellers {
  const sorted = built.toSorted((a, b) => (b.product.popularity ?? 0) - (a.product.popularity ?? 0));
  return (slug, count) => {
    const shelf = everyShelf(shelves).find((it) => it.slug === slug);
    if (shelf === undefined) throw new Error(`There is no shelf ${slug}.`);
    const slugs = new Set(everyShelf([shelf]).map((it) => it.slug));
    return sorted.filter(({ family }) => slugs.has(family.shelf)).slice(0, count);
  };
}
