import { expect, test } from 'vitest';
import { hasUnprintable, linesOf, printable } from './type.ts';

test('letters of European scripts are printed as they are written', () => {
  const written = 'Żółć & Söhne, Ελληνικά ΑΕ, ТОВ «Їжак», ООО “Гвоздь” № 7, ș ț';
  expect(printable(written)).toBe(written);
});

test('a letter that no typeface has loses its accents, else a question mark stands for it', () => {
  expect(printable('Nguyễn')).toBe('Nguyen');
  expect(printable('ﬁt ① ²')).toBe('fit 1 ²');
  expect(printable('螺丝 קנה')).toBe('?? ???');
});

test('a question mark that was written is none that stands for a letter', () => {
  expect(hasUnprintable('קנה')).toBe(true);
  expect(hasUnprintable('Łódź?')).toBe(false);
  expect(hasUnprintable('Nguyễn')).toBe(false);
});

test('text is broken between words, and inside a word that is wider than a line', () => {
  const byLetter = (text: string) => text.length;
  expect(linesOf('five words in two lines', 14, byLetter)).toEqual(['five words in', 'two lines']);
  expect(linesOf('a abcdefghijkl b', 5, byLetter)).toEqual(['a', 'abcde', 'fghij', 'kl b']);
  expect(linesOf('ab', 0, byLetter)).toEqual(['a', 'b']);
  expect(linesOf('', 5, byLetter)).toEqual([]);
});

test('a comment that is one word of a thousand letters is measured little more than once a line', () => {
  let letters = 0;
  const lines = linesOf('w'.repeat(1000), 110, (text) => {
    letters += text.length;
    return text.length;
  });
  expect(lines.map(({ length }) => length)).toEqual([...Array.from({ length: 9 }, () => 110), 10]);
  // A thousand to see that it is too long, fewer for what is left of it each time, and a few lines' worth to find each end.
  expect(letters).toBeLessThan(20_000);
});
