import { notFound, redirect } from '@tanstack/react-router';
import { productQuery } from '#features/catalogue/product/queries.ts';
import { categoryQuery } from '#features/catalogue/listing/queries.ts';
import type { AppContext } from '#routes/-shell/app-context.ts';
import { lastSlugOf } from './last-slug.ts';

/** Which kind to try first for the last segment of an old address. */
export type OldKind = 'category' | 'product';

/**
 * Redirects from an address of the old shop, by throwing, to the category or product that its last segment names; else throws a 404.
 */
export const leaveOldAddress = async (
  { shop, queryClient }: AppContext,
  path: string | undefined,
  first: OldKind,
): Promise<never> => {
  const slug = lastSlugOf(path);
  if (slug === null) throw notFound();
  const isThere: Record<OldKind, () => Promise<boolean>> = {
    category: async () => (await queryClient.query({ ...categoryQuery(shop, slug), staleTime: 'static' })) !== null,
    product: async () => (await queryClient.query({ ...productQuery(shop, slug), staleTime: 'static' })) !== null,
  };
  for (const kind of first === 'category' ? (['category', 'product'] as const) : (['product', 'category'] as const)) {
    if (!(await isThere[kind]())) continue;
    throw kind === 'category'
      ? redirect({ to: '/store/$category', params: { category: slug }, statusCode: 301, replace: true })
      : redirect({ to: '/store/product/$product', params: { product: slug }, statusCode: 301, replace: true });
  }
  throw notFound();
};
