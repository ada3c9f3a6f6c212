import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/_signed-in/favorites/')({
  head: () => pageHead({ title: pageTitles.lists }),
  component: ListsScreen,
});

function ListsScreen() {
  return <Screen title={pageTitles.lists} />;
}
