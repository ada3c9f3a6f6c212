import { expect, test } from 'vitest';
import { lastSlugOf } from './last-slug.ts';

test.each([
  ['fixings/Hex-Bolts.html', 'hex-bolts'],
  ['hex bolts/', 'hex-bolts'],
  ['a/b/M10_x_60.aspx', 'm10-x-60'],
  ['--', null],
  ['', null],
  [undefined, null],
])('the path %j names the slug %j [RT-32]', (path, slug) => {
  expect(lastSlugOf(path)).toBe(slug);
});
