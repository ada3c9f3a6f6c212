import { createFileRoute } from '@tanstack/react-router';
import { leaveOldAddress } from '#routes/-shell/old-address.ts';

/** Addresses of the old shop: the last part of the path names a category, or else a product. */
export const Route = createFileRoute('/shop/$')({
  loader: async ({ context, params }): Promise<void> => leaveOldAddress(context, params._splat, 'category'),
});
