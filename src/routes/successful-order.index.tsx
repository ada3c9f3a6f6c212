import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/successful-order/')({
  head: () => pageHead({ title: pageTitles.orderPlaced }),
  component: OrderPlacedScreen,
});

function OrderPlacedScreen() {
  return <Screen title={pageTitles.orderPlaced} />;
}
