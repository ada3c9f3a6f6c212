import { expect, test } from 'vitest';
import { hasUnprintable, printable } from './type.ts';

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
