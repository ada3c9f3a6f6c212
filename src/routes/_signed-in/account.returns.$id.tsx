import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/_signed-in/account/returns/$id')({
  head: () => pageHead({ title: pageTitles.return }),
  component: ReturnScreen,
});

function ReturnScreen() {
  return <Screen title={pageTitles.return} />;
}
