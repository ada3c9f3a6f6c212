import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/store/$category')({
  head: () => pageHead({ title: pageTitles.store }),
  component: StoreScreen,
});

function StoreScreen() {
  return <Screen title={pageTitles.store} />;
}
