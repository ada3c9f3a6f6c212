import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { lastSlugOf } from '#routes/-shell/last-slug.ts';

/** Addresses of the old shop: the last part of the path names a category. */
export const Route = createFileRoute('/shop/$')({
  beforeLoad: ({ params }) => {
    const category = lastSlugOf(params._splat);
    if (category === null) throw notFound();
    throw redirect({ to: '/store/$category', params: { category }, statusCode: 301, replace: true });
  },
});
