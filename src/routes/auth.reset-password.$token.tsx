import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ResetPasswordForm } from '#features/session/token-password-form.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { sessionWording } from '#wording/session.ts';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/auth/reset-password/$token')({
  head: () => pageHead({ title: pageTitles.resetPassword }),
  component: ResetPasswordScreen,
});

function ResetPasswordScreen() {
  const { token } = Route.useParams();
  const navigate = useNavigate();
  return (
    <Screen title={pageTitles.resetPassword}>
      <ResetPasswordForm
        token={token}
        onDone={() => {
          showToast({ tone: 'success', text: sessionWording.passwordSaved });
          void navigate({ to: '/auth/login', replace: true });
        }}
      />
    </Screen>
  );
}
