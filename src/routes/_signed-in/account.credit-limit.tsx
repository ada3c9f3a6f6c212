import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/_signed-in/account/credit-limit')({
  head: () => pageHead({ title: pageTitles.credit }),
  component: CreditScreen,
});

function CreditScreen() {
  return <Screen title={pageTitles.credit} />;
}
