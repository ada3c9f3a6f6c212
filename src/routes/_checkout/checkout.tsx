import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/_checkout/checkout')({
  head: () => pageHead({ title: pageTitles.checkout }),
  component: CheckoutScreen,
});

function CheckoutScreen() {
  return <Screen title={pageTitles.checkout} />;
}
