import { createFileRoute } from '@tanstack/react-router';
import { pageTitles, shopName } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/{-$page}')({
  head: () => pageHead({ title: shopName, path: '/' }),
  component: HomeScreen,
});

function HomeScreen() {
  return <Screen title={pageTitles.home} />;
}
