import { createFileRoute } from '@tanstack/react-router';
import { ReturnList } from '#features/returns/return-list.tsx';
import { pageTitles } from '#wording/shell.ts';
import { AccountScreen } from '#routes/-account/account-screen.tsx';
import { pageSearch } from '#routes/-account/page-search.ts';
import { pageHead } from '#routes/-shell/page-head.ts';

export const Route = createFileRoute('/_signed-in/account/returns/')({
  validateSearch: pageSearch,
  head: () => pageHead({ title: pageTitles.returns }),
  component: ReturnsScreen,
});

function ReturnsScreen() {
  const { page = 1 } = Route.useSearch();
  return (
    <AccountScreen title={pageTitles.returns}>
      <ReturnList page={page} />
    </AccountScreen>
  );
}
