import { createFileRoute } from '@tanstack/react-router';
import { CompleteSignUpForm } from '#features/session/token-password-form.tsx';
import { pageTitles } from '#wording/shell.ts';
import { useAfterSignIn } from '#routes/-auth/use-after-sign-in.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';
import { idOf, type SearchValues, withoutUndefined } from '#shopper/visit/search-values.ts';

export const Route = createFileRoute('/auth/sign-up/complete/$token')({
  validateSearch: ({ order }: SearchValues): { order?: string | undefined } => withoutUndefined({ order: idOf(order) }),
  head: () => pageHead({ title: pageTitles.completeSignUp }),
  component: CompleteSignUpScreen,
});

function CompleteSignUpScreen() {
  const { token } = Route.useParams();
  const { order } = Route.useSearch();
  const goOn = useAfterSignIn(order === undefined ? undefined : `/account/orders/${encodeURIComponent(order)}`);
  return (
    <Screen title={pageTitles.completeSignUp}>
      <CompleteSignUpForm token={token} orderId={order} onSignedIn={goOn} />
    </Screen>
  );
}
