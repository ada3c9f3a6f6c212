import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/search')({
  head: () => pageHead({ title: pageTitles.search }),
  component: SearchScreen,
});

function SearchScreen() {
  return <Screen title={pageTitles.search} />;
}
