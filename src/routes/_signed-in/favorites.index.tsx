import { createFileRoute } from '@tanstack/react-router';
import { SavedSearchList } from '#features/search/saved-search-list.tsx';
import { WishlistIndex } from '#features/wishlists/wishlist-index.tsx';
import { pageTitles } from '#wording/shell.ts';
import { AccountScreen } from '#routes/-account/account-screen.tsx';
import { useAddList } from '#routes/-account/use-add-items.ts';
import { pageSearch } from '#routes/-account/page-search.ts';
import { pageHead } from '#routes/-shell/page-head.ts';

export const Route = createFileRoute('/_signed-in/favorites/')({
  validateSearch: pageSearch,
  head: () => pageHead({ title: pageTitles.lists }),
  component: ListsScreen,
});

function ListsScreen() {
  const { page = 1 } = Route.useSearch();
  return (
    <AccountScreen title={pageTitles.lists}>
      <WishlistIndex page={page} onAdd={useAddList()} />
      <SavedSearchList />
    </AccountScreen>
  );
}
