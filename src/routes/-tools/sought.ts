import { useLocation } from '@tanstack/react-router';
import { maxSearchLength } from '#contract/search-lengths.ts';
import { selectionSearch } from '#features/catalogue/listing/selection.ts';
import type { Sought } from '#features/search/saved-searches.ts';
import { textOf } from '#shopper/visit/search-values.ts';

/** The search and filters of this page's list, from the URL; null if it shows all of a category or of the catalogue. */
export const useSought = (): Sought | null => {
  const { pathname, search } = useLocation();
  const { f = [], sort = null } = selectionSearch(search);
  const q = 'q' in search ? textOf(search.q) : undefined;
  const category = /^\/store\/([^/]+)$/.exec(pathname)?.[1];
  const asked = pathname === '/search' ? (q?.trim().slice(0, maxSearchLength) ?? '') : '';
  if (asked === '' && f.length === 0) return null;
  return {
    q: asked === '' ? null : asked,
    category: category === undefined ? null : decodeURIComponent(category),
    f,
    sort,
  };
};
