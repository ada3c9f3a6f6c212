import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/_signed-in/account/settings')({
  head: () => pageHead({ title: pageTitles.settings }),
  component: SettingsScreen,
});

function SettingsScreen() {
  return <Screen title={pageTitles.settings} />;
}
