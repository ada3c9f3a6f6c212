import { createFileRoute } from '@tanstack/react-router';
import { CompleteInviteForm } from '#features/session/token-password-form.tsx';
import { pageTitles } from '#wording/shell.ts';
import { useAfterSignIn } from '#routes/-auth/use-after-sign-in.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/auth/invite/complete/$token')({
  head: () => pageHead({ title: pageTitles.completeInvite }),
  component: CompleteInviteScreen,
});

function CompleteInviteScreen() {
  const { token } = Route.useParams();
  return (
    <Screen title={pageTitles.completeInvite}>
      <CompleteInviteForm token={token} onSignedIn={useAfterSignIn()} />
    </Screen>
  );
}
