import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/cart')({
  head: () => pageHead({ title: pageTitles.cart }),
  component: CartScreen,
});

function CartScreen() {
  return <Screen title={pageTitles.cart} />;
}
