import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/store/')({
  head: () => pageHead({ title: pageTitles.store, path: '/store' }),
  component: StoreScreen,
});

function StoreScreen() {
  return <Screen title={pageTitles.store} />;
}
