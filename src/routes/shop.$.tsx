import { createFileRoute } from '@tanstack/react-router';
import { missingHead } from '#routes/-shell/page-head.ts';

/** Old shop addresses: the last segment is a category, or else a product. */
export const Route = createFileRoute('/shop/$')({
  loader: async ({ context, params }): Promise<void> => {
    const { leaveOldAddress } = await import('#routes/-address/old-address.ts');
    await leaveOldAddress(context, params._splat, 'category');
  },
  head: () => missingHead(),
});
