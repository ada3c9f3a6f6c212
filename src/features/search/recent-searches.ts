import * as z from 'zod/mini';

const storageKey = 'tradecounter.recent-searches';
const most = 6;
const Recent = z.array(z.string().check(z.maxLength(200)));

/** Recent searches on this device, latest first. */
export const readRecentSearches = (): readonly string[] => {
  try {
    const kept = z.safeParse(Recent, JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
    return kept.success ? kept.data : [];
  } catch {
    return [];
  }
};

export const saveRecentSearch = (text: string): void => {
  const search = text.trim().slice(0, 200);
  if (search === '') return;
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== search.toLowerCase());
  write([search, ...others].slice(0, most));
};

export const forgetRecentSearches = (): void => write([]);

const write = (searches: readonly string[]): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Storage is blocked: the shop works without recent searches.
  }
};
