import type { SetWish } from '#features/saved/saved-set.ts';

/** Describes the products of a list or an order, each once, so that they can be saved for offline. */
export const wishOf = (
  kind: 'list' | 'order',
  id: string,
  title: string,
  products: readonly string[],
): { readonly wish: SetWish } => {
  const slugs = [...new Set(products)];
  return { wish: { kind, id, title, slugs, total: slugs.length } };
};
