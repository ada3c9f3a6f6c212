import type { PartIndexClient } from '#offline/part-index/client.ts';
import { type CachedProduct, productsIn } from '#offline/reads/cached-products.ts';
import { productsOfParts } from '#shopper/device/products-of-parts.ts';

/**
 * Products with matching parts, ordered by their best part. Products seen before keep their pictures and categories; of the
 * others, the index knows names, prices and stock.
 */
export const foundByParts = async (
  index: Pick<PartIndexClient, 'find' | 'products'>,
  asked: string,
  maxParts: number,
  seen: readonly CachedProduct[],
): Promise<readonly CachedProduct[]> => {
  const slugs = [...new Set((await index.find(asked, maxParts)).map(({ part }) => part.slug))];
  const seenBySlug = new Map(seen.map((product) => [product.summary.slug, product]));
  const unseen = slugs.filter((slug) => !seenBySlug.has(slug));
  const made = productsIn(productsOfParts(await index.products(unseen)));
  const madeBySlug = new Map(made.map((product) => [product.summary.slug, product]));
  return slugs.flatMap((slug) => seenBySlug.get(slug) ?? madeBySlug.get(slug) ?? []);
};
