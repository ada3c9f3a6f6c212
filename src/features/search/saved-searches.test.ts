import { expect, test } from 'vitest';
import {
  joinSearches,
  maxNameLength,
  maxSearches,
  type SavedSearch,
  sameSearch,
  suggestedName,
  withoutSearch,
  withSearch,
} from './saved-searches.ts';

const search = (name: string, q: string | null, f: readonly string[] = []): SavedSearch => ({
  name,
  q,
  category: null,
  f: [...f],
  sort: null,
});

test('a search is saved once, under its latest name, first in the list', () => {
  const list = [search('Bolts', 'bolt', ['thread:M8', 'finish:zinc']), search('Nuts', 'nut')];
  const again = search('M8 bolts', 'Bolt ', ['finish:zinc', 'thread:M8']);
  expect(sameSearch(list, again)?.name).toBe('Bolts');
  expect(withSearch([...list].reverse(), again)).toEqual([again, list[1]]);
  expect(sameSearch(list, search('x', 'bolt'))).toBeUndefined();
  expect(sameSearch(list, { ...again, sort: 'Newest' })).toBeUndefined();
  expect(withoutSearch(list, again)).toEqual([list[1]]);
});

test('there is room for thirty; one that is there already can be renamed', () => {
  const full = Array.from({ length: maxSearches }, (_, at) => search(`No ${at}`, `q${at}`));
  expect(withSearch(full, search('One more', 'more'))).toBe('full');
  expect(maxSearches).toBe(30);
  const renamed = search('Renamed', 'q7');
  expect(withSearch(full, renamed)).toEqual([renamed, ...full.filter(({ q }) => q !== 'q7')]);
});

test('what a guest saved comes after what the shopper had, each once', () => {
  const own = [search('Mine', 'bolt')];
  expect(joinSearches(own, [search('Same', 'BOLT'), search('Other', 'nut')])).toEqual([...own, search('Other', 'nut')]);
});

test('the name to begin with says what is searched for and how it is narrowed', () => {
  expect(suggestedName('Hex bolts', search('', null, ['thread:M8', 'length:20..60']))).toBe('Hex bolts, M8, 20–60');
  expect(suggestedName('Results for “bolt”', search('', 'bolt'))).toBe('bolt');
  expect(suggestedName('x'.repeat(200), search('', null))).toHaveLength(maxNameLength);
});
