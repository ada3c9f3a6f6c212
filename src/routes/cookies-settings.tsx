import { createFileRoute } from '@tanstack/react-router';
import { CookieSettings } from '#features/consent/cookie-settings.tsx';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/cookies-settings')({
  head: () => pageHead({ title: pageTitles.cookies, path: '/cookies-settings' }),
  component: CookiesScreen,
});

function CookiesScreen() {
  return (
    <Screen title={pageTitles.cookies}>
      <CookieSettings />
    </Screen>
  );
}
