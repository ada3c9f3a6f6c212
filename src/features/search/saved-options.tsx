import type { ReactNode } from 'react';
import { savedSearchWording as words } from '#wording/saved-search.ts';
import { keyOfSearch } from './saved-searches.ts';
import { type LinkLook, SavedSearchLink } from './saved-search-link.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

/** The search page lists the rest. */
const shown = 5;

/** The saved searches among the options of the search box; null if there are none. */
export function SavedOptions({
  option,
  onLeave,
  group,
}: {
  readonly option: (name: string) => LinkLook;
  readonly onLeave: () => void;
  readonly group: (title: string, options: ReactNode) => ReactNode;
}) {
  const { searches } = useSavedSearches();
  if (searches.length === 0) return null;
  const options = searches
    .slice(0, shown)
    .map((search, at) => (
      <SavedSearchLink key={keyOfSearch(search)} search={search} look={option(`saved-${at}`)} onClick={onLeave} />
    ));
  return group(words.title, options);
}
