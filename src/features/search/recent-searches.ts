import * as z from 'zod/mini';
import { maxSearchLength } from '#contract/search-lengths.ts';
import { formerRecentSearchesKey, recentSearchesKey } from '#offline/storage-names.ts';
import { moveStored } from '#shopper/move-stored.ts';
import { readStored, removeStored, writeStored } from '#shopper/stored.ts';

const maxSearches = 6;
const Recent = z.array(z.string().check(z.maxLength(maxSearchLength)));

/** Recent searches on this device, latest first. */
export const readRecentSearches = (): readonly string[] => {
  moveStored(formerRecentSearchesKey, recentSearchesKey);
  return readStored(Recent, recentSearchesKey) ?? [];
};

export const saveRecentSearch = (text: string): void => {
  const search = text.trim().slice(0, maxSearchLength);
  if (search === '') return;
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== search.toLowerCase());
  writeStored(recentSearchesKey, [search, ...others].slice(0, maxSearches));
};

/** Deletes all recent searches. */
export const forgetRecentSearches = (): void => {
  for (const key of [recentSearchesKey, formerRecentSearchesKey]) removeStored(key);
};
