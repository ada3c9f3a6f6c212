import { expect, test } from 'vitest';
import { emphasise } from './emphasis.ts';

test('what was typed is distinguished from what a suggestion adds, in any case [CAT-07]', () => {
  expect(emphasise('Hex bolt M10', 'hex bo')).toMatchObject([
    { text: 'Hex', isTyped: true },
    { text: ' ', isTyped: false },
    { text: 'bo', isTyped: true },
    { text: 'lt M10', isTyped: false },
  ]);
});

test('signs that mean something in a pattern are taken as they are [CAT-07]', () => {
  expect(emphasise('Pipe 1/2" (15 mm)', '(15')).toContainEqual({ text: '(15', isTyped: true, at: 10 });
  expect(emphasise('Bolt', '')).toEqual([{ text: 'Bolt', isTyped: false, at: 0 }]);
});
