import { createFileRoute } from '@tanstack/react-router';
import { CreditScreen } from '#features/account/credit-screen.tsx';
import { pageTitles } from '#wording/shell.ts';
import { AccountScreen } from '#routes/-account/account-screen.tsx';
import { pageSearch } from '#routes/-account/page-search.ts';
import { pageHead } from '#routes/-shell/page-head.ts';

export const Route = createFileRoute('/_signed-in/account/credit-limit')({
  validateSearch: pageSearch,
  head: () => pageHead({ title: pageTitles.credit }),
  component: Credit,
});

function Credit() {
  const { page = 1 } = Route.useSearch();
  return (
    <AccountScreen title={pageTitles.credit}>
      <CreditScreen page={page} />
    </AccountScreen>
  );
}
