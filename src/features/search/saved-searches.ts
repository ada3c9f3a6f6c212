import * as z from 'zod/mini';
import { ProductSort } from '#contract/product-rows.ts';
import { savedSearchesKey } from '#offline/storage-names.ts';
import { keptList } from '#shopper/device/kept-list.ts';

/** What a list of products shows: found by words, in a category, or all, under filters. */
export const Sought = z.object({
  q: z.nullable(z.string()),
  category: z.nullable(z.string()),
  f: z.array(z.string()),
  sort: z.nullable(ProductSort),
});
export type Sought = z.infer<typeof Sought>;

/** A search under the name that its shopper gave it. */
export const SavedSearch = z.extend(Sought, { name: z.string() });
export type SavedSearch = z.infer<typeof SavedSearch>;

/** More would be a list to search in. */
export const mostSearches = 30;
export const longestName = 80;

/** The same for searches that show the same, whatever they are called and in which order filters were set. */
export const keyOfSearch = ({ q, category, f, sort }: Sought): string =>
  JSON.stringify([q?.trim().toLowerCase() ?? null, category, [...f].sort(), sort]);

/** The search that shows the same, under whatever name. */
export const sameSearch = (list: readonly SavedSearch[], sought: Sought): SavedSearch | undefined =>
  list.find((one) => keyOfSearch(one) === keyOfSearch(sought));

/** The list with a search first; one that shows the same gives way to it. */
export const withSearch = (list: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] | 'full' => {
  const others = withoutSearch(list, search);
  return others.length >= mostSearches ? 'full' : [search, ...others];
};

export const withoutSearch = (list: readonly SavedSearch[], search: Sought): readonly SavedSearch[] =>
  list.filter((one) => keyOfSearch(one) !== keyOfSearch(search));

/** What was saved before signing in comes after what the shopper had, as far as there is room. */
export const joinSearches = (own: readonly SavedSearch[], guests: readonly SavedSearch[]): readonly SavedSearch[] =>
  [...own, ...guests.filter((one) => sameSearch(own, one) === undefined)].slice(0, mostSearches);

/** A name to begin with: what is searched for, and the values of the filters. */
export const suggestedName = (title: string, { q, f }: Sought): string => {
  const values = f.map((filter) => filter.slice(filter.indexOf(':') + 1).replace('..', '–'));
  return [q ?? title, ...values].join(', ').slice(0, longestName);
};

/** What each shopper saved on this device, the latest first. */
export const keptSearches = keptList(savedSearchesKey, z.array(SavedSearch), joinSearches);
