import { createFileRoute } from '@tanstack/react-router';
import { storeSettingsQuery } from '#shopper/store-queries.ts';
import { toSignIn } from '#routes/-shell/to-sign-in.ts';

/** The checkout: for signed-in shoppers, and for guests if the store allows it. */
export const Route = createFileRoute('/_checkout')({
  staticData: { layout: 'checkout' },
  beforeLoad: async ({ context: { shop, queryClient }, location }) => {
    // The checkout can't be shown without the settings; if they fail to load, the error screen says so.
    const settings = await queryClient.query({ ...storeSettingsQuery(shop), staleTime: 'static' });
    if (!shop.isSignedIn && settings.anonymousCustomerProductPolicy !== 'AllowedUnauthorizedCheckout')
      throw toSignIn(location.href);
  },
});
