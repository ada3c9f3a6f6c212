import { productOfParts } from '#contract/part-of-variant.ts';
import type { Product } from '#contract/product.ts';
import type { IndexedPart } from '#offline/part-index/messages.ts';
import type { CachedAnswer } from '#offline/reads/cached-products.ts';

/** A product as the part index has it, with the age of its oldest part (epoch ms). */
export interface ProductOfParts extends CachedAnswer {
  readonly data: Product;
}

/** Combines parts into products, in the order in which their first parts come. */
export const productsOfParts = (parts: readonly IndexedPart[]): readonly ProductOfParts[] => {
  const bySlug = new Map<string, IndexedPart[]>();
  for (const one of parts) {
    const others = bySlug.get(one.part.slug);
    if (others === undefined) bySlug.set(one.part.slug, [one]);
    else others.push(one);
  }
  return [...bySlug.values()].flatMap((all) => {
    const data = productOfParts(all);
    return data === null ? [] : [{ data, storedAt: Math.min(...all.map(({ asOf }) => asOf)) }];
  });
};
