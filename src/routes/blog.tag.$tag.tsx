import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/blog/tag/$tag')({
  head: () => pageHead({ title: pageTitles.blog }),
  component: BlogScreen,
});

function BlogScreen() {
  return <Screen title={pageTitles.blog} />;
}
