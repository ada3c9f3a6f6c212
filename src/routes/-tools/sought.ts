import { useLocation } from '@tanstack/react-router';
import { SelectionSearch } from '#features/catalogue/listing/selection.ts';
import type { Sought } from '#features/search/saved-searches.ts';
import * as z from 'zod/mini';

const Search = z.extend(SelectionSearch, { q: z.optional(z.catch(z.optional(z.string()), undefined)) });

/** The search and filters of this page's list, from the URL; null if it shows all of a category or of the catalogue. */
export const useSought = (): Sought | null => {
  const { pathname, search } = useLocation();
  const { q, f = [], sort = null } = z.parse(Search, search);
  const category = /^\/store\/([^/]+)$/.exec(pathname)?.[1];
  const asked = pathname === '/search' ? (q?.trim().slice(0, 200) ?? '') : '';
  if (asked === '' && f.length === 0) return null;
  return {
    q: asked === '' ? null : asked,
    category: category === undefined ? null : decodeURIComponent(category),
    f,
    sort,
  };
};
