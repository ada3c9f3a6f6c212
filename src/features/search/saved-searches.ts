import * as z from 'zod/mini';
import { readFilter } from '#contract/filter-entry.ts';
import { ProductSort } from '#contract/product-rows.ts';
import { savedSearchesKey } from '#offline/storage-names.ts';
import { storedList } from '#shopper/device/stored-list.ts';

/** What a list of products shows: the matches of a query, a category, or all products, with filters. */
export const Sought = z.object({
  q: z.nullable(z.string()),
  category: z.nullable(z.string()),
  f: z.array(z.string()),
  sort: z.nullable(ProductSort),
});
export type Sought = z.infer<typeof Sought>;

/** A search, with the name that its shopper gave it. */
export const SavedSearch = z.extend(Sought, { name: z.string() });
export type SavedSearch = z.infer<typeof SavedSearch>;

/** A longer list would itself need a search. */
export const maxSearches = 30;
export const maxNameLength = 80;

/** Equal for searches that show the same, whatever their names and the order of their filters. */
export const keyOfSearch = ({ q, category, f, sort }: Sought): string =>
  JSON.stringify([q?.trim().toLowerCase() ?? null, category, [...f].sort(), sort]);

/** The saved search that shows the same, under any name. */
export const sameSearch = (list: readonly SavedSearch[], sought: Sought): SavedSearch | undefined =>
  list.find((one) => keyOfSearch(one) === keyOfSearch(sought));

/** The list with a search first, replacing one that shows the same. */
export const withSearch = (list: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] | 'full' => {
  const others = withoutSearch(list, search);
  return others.length >= maxSearches ? 'full' : [search, ...others];
};

export const withoutSearch = (list: readonly SavedSearch[], search: Sought): readonly SavedSearch[] =>
  list.filter((one) => keyOfSearch(one) !== keyOfSearch(search));

/** Merges a guest's searches into the shopper's own after sign-in; the guest's come last, as far as there is room. */
export const joinSearches = (own: readonly SavedSearch[], guests: readonly SavedSearch[]): readonly SavedSearch[] =>
  [...own, ...guests.filter((one) => sameSearch(own, one) === undefined)].slice(0, maxSearches);

/** A suggested name: the query or title, and the values of the filters. */
export const suggestedName = (title: string, { q, f }: Sought): string => {
  const values = f
    .map(readFilter)
    .map(({ value, range }) => (range === null ? value : `${range.low ?? ''}–${range.high ?? ''}`));
  return [q ?? title, ...values].join(', ').slice(0, maxNameLength);
};

/** Each shopper's saved searches on this device, latest first. */
export const storedSearches = storedList(savedSearchesKey, z.array(SavedSearch), joinSearches);
