import type { PartMatch } from '#contract/part-match.ts';
import { isSize, type SoughtWord } from '#contract/sought-words.ts';

/** A part that words describe, by its place, and how well it matches. */
export interface DescribedPlace {
  readonly part: number;
  readonly match: PartMatch;
}

/** A part for itself, or the first of those of its product, which it stands for. */
export interface PlacedFamily {
  readonly place: number;
  /** How many parts of the product were found; undefined where it stands for itself. */
  readonly sizes: number | undefined;
}

/**
 * What words describe, with the parts of a product that they don't tell apart as one. Words that name a size are about parts,
 * not products.
 */
export const familiesOf = (
  sought: readonly SoughtWord[],
  found: readonly DescribedPlace[],
  productOf: (place: number) => string,
): readonly PlacedFamily[] => {
  if (sought.some(isSize)) return found.map(({ part }) => ({ place: part, sizes: undefined }));
  const byProduct = new Map<string, DescribedPlace[]>();
  for (const one of found) {
    const others = byProduct.get(productOf(one.part));
    if (others === undefined) byProduct.set(productOf(one.part), [one]);
    else others.push(one);
  }
  return found.flatMap(({ part, match }): PlacedFamily[] => {
    const all = byProduct.get(productOf(part)) ?? [];
    if (all.length === 1 || all.some((one) => one.match.likeness !== match.likeness))
      return [{ place: part, sizes: undefined }];
    return all[0]?.part === part ? [{ place: part, sizes: all.length }] : [];
  });
};
