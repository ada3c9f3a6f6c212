import { partAt, type Segment } from './segment.ts';

/** A segment, its parts numbered from `from` on among those of all; those marked in `gone` are no longer. */
interface PlacedSegment {
  readonly segment: Segment;
  readonly from: number;
  readonly gone: Uint8Array;
}

/** Where the parts of a product are, and the categories that it is put in. */
export interface PlacedProduct {
  readonly places: number[];
  readonly categories: readonly string[];
}

/** Every part is read for it, so it is made when a product is first asked for. */
export const placedProducts = (all: readonly PlacedSegment[]): ReadonlyMap<string, PlacedProduct> => {
  const products = new Map<string, PlacedProduct>();
  for (const { segment, from, gone } of all) {
    for (let place = 0; place < segment.size; place += 1) {
      if (gone[place] === 1) continue;
      const { slug, categories = [] } = partAt(segment, place);
      const known = products.get(slug);
      if (known === undefined) products.set(slug, { places: [from + place], categories });
      else known.places.push(from + place);
    }
  }
  return products;
};
