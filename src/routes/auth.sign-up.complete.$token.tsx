import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/auth/sign-up/complete/$token')({
  head: () => pageHead({ title: pageTitles.completeSignUp }),
  component: CompleteSignUpScreen,
});

function CompleteSignUpScreen() {
  return <Screen title={pageTitles.completeSignUp} />;
}
