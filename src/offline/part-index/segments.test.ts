import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Part } from '#contract/part.ts';
import { pageOf, partNamed, searchOf } from '#tests/search/part-search.ts';
import { createPartSearch, type PartSearch } from './search.ts';

const kinds = ['Hex bolt', 'Hexagon nut', 'Ball valve', 'Coach screw, zinc plated'];
const anyPart = fc
  .record({
    number: fc.nat(30),
    kind: fc.constantFrom(...kinds),
    size: fc.constantFrom('M8', 'M10 x 60', '22 mm'),
    price: fc.nat(900),
    made: fc.option(fc.constantFrom('931-10', '00-7')),
  })
  .map(({ number, kind, size, price, made }) =>
    partNamed(`FX-${String(number).padStart(3, '0')}`, kind, size, { priceMinor: price, makerNumber: made }),
  );
const parts = fc.uniqueArray(anyPart, { maxLength: 12, selector: ({ id }) => id });
const change = fc.record({
  changed: parts,
  removed: fc.array(fc.nat(30).map((n) => `fx-${String(n).padStart(3, '0')}`)),
});

const asked = [
  'bolt',
  'hex m10',
  'bo',
  'ball valv',
  'boltt',
  'zinc m8 60',
  'fx',
  'FX-01',
  '0',
  '931 10',
  'fx-7',
  '22mm',
  'x',
];
const answers = (search: PartSearch): readonly (readonly string[])[] => [
  ...asked.map((typed) =>
    search
      .find(typed, 50)
      .map(({ part }) => JSON.stringify(part))
      .toSorted(),
  ),
  ...asked.map((typed) => [search.exact(typed) === null ? 'none' : 'one']),
];

test('pages of changes, merged or not, answer as an index of what is true now', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const pages = createPartSearch();
      const now = new Map<string, Part>();
      for (const { changed, removed } of changes) {
        pages.apply(pageOf(changed), removed);
        for (const id of removed) now.delete(id);
        for (const part of changed) now.set(part.id, part);
      }
      const merged = createPartSearch();
      merged.apply(pages.merged(), []);
      const anew = searchOf([...now.values()]);
      expect(pages.size()).toBe(now.size);
      expect(merged.size()).toBe(now.size);
      expect(merged.segments()).toBe(1);
      expect(answers(merged)).toEqual(answers(anew));
      expect(answers(pages)).toEqual(answers(anew));
    }),
    { numRuns: 200 },
  );
});

test('merging what was merged changes nothing', () => {
  const first = createPartSearch();
  first.apply(pageOf([partNamed('FX-1', 'Hex bolt', 'M10'), partNamed('FX-2', 'Ball valve', '22 mm')]), []);
  first.apply(pageOf([partNamed('FX-1', 'Hex nut', 'M10')]), ['fx-2']);
  const once = first.merged();
  const second = createPartSearch();
  second.apply(once, []);
  expect(second.merged()).toEqual(once);
  expect(second.find('nut', 5).map(({ part }) => part.name)).toEqual(['Hex nut']);
});
