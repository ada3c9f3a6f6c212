import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/privacy-policy')({
  head: () => pageHead({ title: pageTitles.privacyPolicy, path: '/privacy-policy' }),
  component: PrivacyPolicyScreen,
});

function PrivacyPolicyScreen() {
  return <Screen title={pageTitles.privacyPolicy} />;
}
