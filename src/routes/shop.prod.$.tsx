import { createFileRoute } from '@tanstack/react-router';
import { leaveOldAddress } from '#routes/-shell/old-address.ts';

/** Addresses of the old shop: the last part of the path names a product, or else a category. */
export const Route = createFileRoute('/shop/prod/$')({
  loader: async ({ context, params }): Promise<void> => leaveOldAddress(context, params._splat, 'product'),
});
