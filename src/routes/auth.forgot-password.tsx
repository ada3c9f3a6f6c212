import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordForm } from '#features/session/forgot-password-form.tsx';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/auth/forgot-password')({
  head: () => pageHead({ title: pageTitles.forgotPassword }),
  component: ForgotPasswordScreen,
});

function ForgotPasswordScreen() {
  return (
    <Screen title={pageTitles.forgotPassword}>
      <ForgotPasswordForm />
    </Screen>
  );
}
