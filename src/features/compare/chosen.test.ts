import { expect, test } from 'vitest';
import { joinChosen, maxChosen, withChosen, withoutChosen } from './chosen.ts';

const list = (...slugs: string[]) => slugs.map((slug) => ({ slug, name: slug.toUpperCase() }));

test('four are chosen at most, each once', () => {
  expect(maxChosen).toBe(4);
  expect(withChosen(list('a', 'b'), { slug: 'c', name: 'C' })).toEqual(list('a', 'b', 'c'));
  expect(withChosen(list('a', 'b'), { slug: 'b', name: 'B' })).toEqual(list('a', 'b'));
  expect(withChosen(list('a', 'b', 'c', 'd'), { slug: 'e', name: 'E' })).toBe('full');
  expect(withChosen(list('a', 'b', 'c', 'd'), { slug: 'd', name: 'D' })).toEqual(list('a', 'b', 'c', 'd'));
  expect(withoutChosen(list('a', 'b'), 'a')).toEqual(list('b'));
});

test('what a guest chose comes after what the shopper had, as far as there is room', () => {
  expect(joinChosen(list('a', 'b', 'c'), list('b', 'd', 'e'))).toEqual(list('a', 'b', 'c', 'd'));
});
