import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/auth/login')({
  head: () => pageHead({ title: pageTitles.signIn }),
  component: SignInScreen,
});

function SignInScreen() {
  return <Screen title={pageTitles.signIn} />;
}
