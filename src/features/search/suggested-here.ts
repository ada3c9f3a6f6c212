import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { variantOf } from '#contract/part-of-variant.ts';
import type { ProductSummary } from '#contract/product.ts';
import type { Suggestions } from '#contract/product-rows.ts';
import type { PartIndexClient } from '#offline/part-index/client.ts';
import type { IndexedPart } from '#offline/part-index/messages.ts';
import type { Shop } from '#shopper/shop.tsx';
import { foundByParts } from './parts-search.ts';
import { suggestionsQuery } from './search-queries.ts';

/** How many matching parts to read for suggestions. */
const maxParts = 400;

/** The part index's suggestions for typed text; null if it finds nothing. */
export const suggestedByParts = async (
  index: Pick<PartIndexClient, 'find' | 'products' | 'resolve'>,
  typed: string,
  limit: number,
): Promise<Suggestions | null> => {
  const [parts, [named]] = await Promise.all([
    index.find(typed, maxParts),
    index.resolve([typed]).then((found) => [...found.values()]),
  ]);
  const slugs = [...new Set(parts.map(({ part }) => part.slug))];
  if (slugs.length === 0) return null;
  const shown = new Set(slugs.slice(0, limit));
  const ofShown = { find: async () => parts.filter(({ part }) => shown.has(part.slug)), products: index.products };
  const products = (await foundByParts(ofShown, typed, maxParts, [])).map(({ summary }) => summary);
  const whole = named === undefined ? undefined : products.find(({ id }) => id === named.part.productId);
  return {
    query: typed,
    exact: named === undefined || whole === undefined ? null : { product: whole, variant: asVariant(named) },
    products,
    categories: [],
    corrections: [],
    total: slugs.length,
    matches: products.flatMap((product) => meantOf(product, parts)),
  };
};

const asVariant = ({ part, terms }: IndexedPart) => variantOf(part, terms);

/** The only matching size of a product that has others. */
const meantOf = ({ id, variantCount }: ProductSummary, parts: readonly IndexedPart[]) => {
  const [meant, ...others] = parts.filter(({ part }) => part.productId === id);
  if (meant === undefined || others.length > 0 || variantCount === 1) return [];
  return [{ sku: meant.part.sku, productId: id, variant: asVariant(meant) }];
};

/** The answer, with products that were shown before kept in their places, if it has them; the others fill the places between. */
export const inTheirPlaces = (answer: Suggestions, before: Suggestions): Suggestions => {
  const answered = new Map(answer.products.map((product) => [product.id, product]));
  const placed = before.products.slice(0, answer.products.length).map(({ id }) => answered.get(id) ?? null);
  const staying = new Set(placed.map((product) => product?.id));
  const others = answer.products.filter(({ id }) => !staying.has(id));
  const products = answer.products.flatMap((_, at) => placed[at] ?? others.shift() ?? []);
  return { ...answer, products };
};

/** Suggestions from the part index, if all of it is on this device and the store hasn't answered first; else null. */
export const suggestedHereQuery = (shop: Shop, typed: string, limit: number) =>
  queryOptions({
    queryKey: [shop.scope, 'suggested-here', typed.toLowerCase(), limit],
    queryFn: async ({ client }): Promise<Suggestions | null> => {
      if (isAnswered(client, shop, typed, limit)) return null;
      const { hasIndexOf } = await import('#offline/part-index/database.ts');
      if (!(await hasIndexOf(shop.audience))) return null;
      const { openWholePartIndex } = await import('#shopper/device/part-index.ts');
      const index = await openWholePartIndex(shop);
      const found = index === null ? null : await suggestedByParts(index, typed, limit);
      return isAnswered(client, shop, typed, limit) ? null : found;
    },
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
    networkMode: 'always',
    retry: false,
  });

const isAnswered = (client: QueryClient, shop: Shop, typed: string, limit: number): boolean =>
  client.getQueryData(suggestionsQuery(shop, typed, limit).queryKey) !== undefined;
