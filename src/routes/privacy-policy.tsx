import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicy } from '#features/consent/privacy-policy.tsx';
import { useAcceptedElsewhere } from '#features/consent/use-accepted-elsewhere.ts';
import { privacyPolicyQuery } from '#shopper/visit/privacy-query.ts';
import { useSignOut } from '#features/session/use-sign-out.ts';
import { useShopperActions } from '#shopper/shopper-actions.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { consentWording } from '#wording/consent.ts';
import { pageTitles } from '#wording/shell.ts';
import { redirectSearch } from '#routes/-auth/redirect-search.ts';
import { useAfterSignIn } from '#routes/-auth/use-after-sign-in.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/privacy-policy')({
  validateSearch: redirectSearch,
  loader: async ({ context: { shop, queryClient } }) => {
    const asked = queryClient.query({ ...privacyPolicyQuery(shop), staleTime: 'static' });
    // The host waits for the policy; in a browser, the screen handles errors itself.
    if (import.meta.env.SSR) await asked;
    else await asked.catch(() => undefined);
  },
  head: () => pageHead({ title: pageTitles.privacyPolicy, path: '/privacy-policy' }),
  component: PrivacyPolicyScreen,
});

function PrivacyPolicyScreen() {
  const { redirect_url: asked } = Route.useSearch();
  const { policyAccepted } = useShopperActions();
  useAcceptedElsewhere(policyAccepted);
  const goOn = useAfterSignIn(asked);
  const signOut = useSignOut();
  const accepted = async () => {
    showToast({ tone: 'success', text: consentWording.acceptedNow });
    await policyAccepted();
    goOn('none');
  };
  return (
    <Screen title={pageTitles.privacyPolicy}>
      <PrivacyPolicy
        onAccepted={() => void accepted()}
        leave={<Button onClick={() => void signOut()}>{consentWording.signOut}</Button>}
      />
    </Screen>
  );
}
