import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/_signed-in/account/orders/')({
  head: () => pageHead({ title: pageTitles.orders }),
  component: OrdersScreen,
});

function OrdersScreen() {
  return <Screen title={pageTitles.orders} />;
}
