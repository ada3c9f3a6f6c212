import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { savedSearchWording as words } from '#wording/saved-search.ts';
import { keyOfSearch } from './saved-searches.ts';
import { SavedSearchLink } from './saved-search-link.tsx';
import { useSavedSearches } from './use-saved-searches.ts';
import './saved-search.css';

/** This shopper's saved searches, each opened by one press; null if there are none. */
export function SavedSearchList() {
  const { searches, remove } = useSavedSearches();
  if (searches.length === 0) return null;
  return (
    <section ref={keepFocus} className="saved-searches" tabIndex={-1} aria-labelledby="saved-searches-title">
      <SectionHead id="saved-searches-title" title={words.title} note={words.onDevice} />
      <ul aria-label={words.title}>
        {searches.map((search) => (
          <li key={keyOfSearch(search)}>
            <SavedSearchLink search={search} />
            <Button
              tone="quiet"
              size="small"
              aria-label={words.removeOf(search.name)}
              onClick={() => remove(search)}
              data-print="hide"
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
