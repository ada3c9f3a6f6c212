import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/_signed-in/account/orders/$id')({
  head: () => pageHead({ title: pageTitles.order }),
  component: OrderScreen,
});

function OrderScreen() {
  return <Screen title={pageTitles.order} />;
}
