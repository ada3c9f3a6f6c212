import { createFileRoute } from '@tanstack/react-router';
import { toSignIn } from '#routes/-shell/to-sign-in.ts';

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ context, location }) => {
    if (!context.shop.isSignedIn) throw toSignIn(location.href);
  },
});
