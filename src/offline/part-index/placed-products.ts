import { partAt, type Segment } from './segment.ts';

/** A segment whose parts are numbered from `from` on across all segments; parts marked in `gone` are no longer valid. */
interface PlacedSegment {
  readonly segment: Segment;
  readonly from: number;
  readonly gone: Uint8Array;
}

/** Where the parts of a product are, and its categories. */
export interface PlacedProduct {
  readonly places: number[];
  readonly categories: readonly string[];
}

/** Reads every part, so it is built when a product is first looked up. */
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
