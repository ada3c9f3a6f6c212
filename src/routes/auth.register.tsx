import { createFileRoute } from '@tanstack/react-router';
import { RegisterForm } from '#features/session/register-form.tsx';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/auth/register')({
  head: () => pageHead({ title: pageTitles.register }),
  component: RegisterScreen,
});

function RegisterScreen() {
  return (
    <Screen title={pageTitles.register}>
      <RegisterForm />
    </Screen>
  );
}
