import { createFileRoute } from '@tanstack/react-router';
import { CompleteSignUpForm } from '#features/session/token-password-form.tsx';
import { pageTitles } from '#wording/shell.ts';
import { useAfterSignIn } from '#routes/-auth/use-after-sign-in.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/auth/sign-up/complete/$token')({
  head: () => pageHead({ title: pageTitles.completeSignUp }),
  component: CompleteSignUpScreen,
});

function CompleteSignUpScreen() {
  const { token } = Route.useParams();
  return (
    <Screen title={pageTitles.completeSignUp}>
      <CompleteSignUpForm token={token} onSignedIn={useAfterSignIn()} />
    </Screen>
  );
}
