import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/contact-us')({
  head: () => pageHead({ title: pageTitles.contact, path: '/contact-us' }),
  component: ContactScreen,
});

function ContactScreen() {
  return <Screen title={pageTitles.contact} />;
}
