import type { SetWish } from '#features/saved/saved-set.ts';

/** Names what a list or an order leads to, to be saved for offline: each product once. */
export const wishOf = (
  kind: 'list' | 'order',
  id: string,
  title: string,
  products: readonly string[],
): { readonly wish: SetWish } => {
  const slugs = [...new Set(products)];
  return { wish: { kind, id, title, slugs, total: slugs.length } };
};
