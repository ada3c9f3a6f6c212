import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/_signed-in/favorites/$id')({
  head: () => pageHead({ title: pageTitles.list }),
  component: ListScreen,
});

function ListScreen() {
  return <Screen title={pageTitles.list} />;
}
