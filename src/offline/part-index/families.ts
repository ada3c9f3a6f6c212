import type { PartMatch } from '#contract/part-match.ts';
import { isSize, type QueryWord } from '#contract/query-words.ts';

/** A part described by the words, by its place, and how well it matches. */
export interface DescribedPlace {
  readonly part: number;
  readonly match: PartMatch;
}

/** A part on its own, or the first of its product's parts, standing for all of them. */
export interface PlacedFamily {
  readonly place: number;
  /** How many parts of the product were found; undefined if it stands for itself. */
  readonly sizes: number | undefined;
}

/** Merges parts of a product that the words do not distinguish. Words that name a size ask for parts, not products. */
export const familiesOf = (
  sought: readonly QueryWord[],
  found: readonly DescribedPlace[],
  productOf: (place: number) => string,
): readonly PlacedFamily[] => {
  if (sought.some(isSize)) return found.map(({ part }) => ({ place: part, sizes: undefined }));
  const families = new Map<string, { readonly first: DescribedPlace; size: number; isToldApart: boolean }>();
  const products = found.map((one) => {
    const product = productOf(one.part);
    const family = families.get(product);
    if (family === undefined) families.set(product, { first: one, size: 1, isToldApart: false });
    else {
      family.size += 1;
      family.isToldApart ||= one.match.likeness !== family.first.match.likeness;
    }
    return product;
  });
  return found.flatMap((one, at): PlacedFamily[] => {
    const family = families.get(products[at] ?? '');
    if (family === undefined || family.size === 1 || family.isToldApart) return [{ place: one.part, sizes: undefined }];
    return family.first === one ? [{ place: one.part, sizes: family.size }] : [];
  });
};
