import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { lastSlugOf } from '#routes/-shell/last-slug.ts';

/** Addresses of the old shop: the last part of the path names a product. */
export const Route = createFileRoute('/shop/prod/$')({
  beforeLoad: ({ params }) => {
    const product = lastSlugOf(params._splat);
    if (product === null) throw notFound();
    throw redirect({ to: '/store/product/$product', params: { product }, statusCode: 301, replace: true });
  },
});
