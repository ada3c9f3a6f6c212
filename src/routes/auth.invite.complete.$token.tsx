import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/auth/invite/complete/$token')({
  head: () => pageHead({ title: pageTitles.completeInvite }),
  component: CompleteInviteScreen,
});

function CompleteInviteScreen() {
  return <Screen title={pageTitles.completeInvite} />;
}
