import { createFileRoute } from '@tanstack/react-router';
import { toSignIn } from '#routes/-shell/to-sign-in.ts';

/** Screens for signed-in shoppers; a guest signs in first and comes back. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ context, location }) => {
    if (!context.shop.isSignedIn) throw toSignIn(location.href);
  },
});
