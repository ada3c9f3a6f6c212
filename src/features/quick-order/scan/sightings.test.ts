import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasCounted, nothingInSight, pauseMs, see } from './sightings.ts';

/** The codes that counted, picture by picture: `[ms, ...codes in the picture]`. */
const counted = (...pictures: readonly (readonly [ms: number, ...codes: string[]])[]): string[] => {
  let inSight = nothingInSight;
  return pictures.flatMap(([ms, ...codes]) => {
    const seen = see(inSight, codes, ms);
    ({ inSight } = seen);
    return seen.counted;
  });
};

test('a code counts once for one sight of it, however long that is', () => {
  expect(counted([0, 'A'], [100, 'A'], [200, 'A'], [5_000, 'A'], [60_000, 'A'])).toEqual(['A']);
});

test('a code counts again once it was out of sight for a moment', () => {
  const back = 100 + pauseMs;
  expect(counted([0, 'A'], [100, 'A'], [500], [back], [back + 100, 'A'], [back + 200, 'A'])).toEqual(['A', 'A']);
});

test('a code that a picture or two did not read is still the same sight', () => {
  expect(counted([0, 'A'], [100, 'A'], [300], [500], [700, 'A'], [800, 'A'])).toEqual(['A']);
});

test('what one picture alone has read does not count', () => {
  expect(counted([0, 'A'], [100, 'B'], [200, 'A'], [300, 'A'])).toEqual(['A']);
});

test('two codes in one picture count once each', () => {
  expect(counted([0, 'A', 'B'], [100, 'B', 'A'], [200, 'A', 'B'])).toEqual(['B', 'A']);
});

test('a slow device counts a code that two pictures in turn show, seconds apart', () => {
  expect(counted([0, 'A'], [4_000, 'A'], [8_000])).toEqual(['A']);
});

test('whatever a camera shows, a code counts no more often than it came into sight', () => {
  const picture = fc.tuple(fc.integer({ min: 1, max: 2_000 }), fc.subarray(['A', 'B', 'C']));
  fc.assert(
    fc.property(fc.array(picture, { maxLength: 60 }), (pictures) => {
      let nowMs = 0;
      const shown = pictures.map(([gapMs, codes]) => [(nowMs += gapMs), ...codes] as const);
      const all = counted(...shown);
      for (const code of ['A', 'B', 'C']) {
        const came = pictures.filter(
          ([, codes], at) => codes.includes(code) && pictures[at - 1]?.[1].includes(code) !== true,
        );
        expect(all.filter((one) => one === code).length).toBeLessThanOrEqual(came.length);
      }
    }),
  );
});

test('a code is said to be taken from when it counts until it is out of sight', () => {
  const once = see(nothingInSight, ['A'], 0).inSight;
  const twice = see(once, ['A'], 100).inSight;
  expect([nothingInSight, once, twice, see(twice, [], 100 + pauseMs).inSight].map(hasCounted)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
