import { expect, test } from 'vitest';
import { scanWording as words } from './scan.ts';

test.each([
  ['Wall plug, 8 mm', 'Wall plug, 8 mm, 2'],
  [words.notFound, 'Not found. It stays on the pad. Quantity 2.'],
])('what was scanned twice, %j, is read aloud as %j [CAT-08]', (name, said) => {
  expect(words.said(name, '2')).toBe(said);
});
