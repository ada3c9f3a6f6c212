import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/auth/reset-password/$token')({
  head: () => pageHead({ title: pageTitles.resetPassword }),
  component: ResetPasswordScreen,
});

function ResetPasswordScreen() {
  return <Screen title={pageTitles.resetPassword} />;
}
