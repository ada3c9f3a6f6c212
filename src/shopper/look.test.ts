import { expect, test } from 'vitest';
import { parseLook } from './look.ts';

test('what was chosen is read back, and nothing else', () => {
  expect(parseLook('{"theme":"dark","density":"compact","toastMs":null,"other":1}')).toEqual({
    theme: 'dark',
    density: 'compact',
    toastMs: null,
  });
});

test('a broken or unknown choice leaves it to the device', () => {
  expect(parseLook('{"theme":"pink","density":1,"toastMs":5}')).toEqual({});
  expect(parseLook('{')).toEqual({});
  expect(parseLook(null)).toEqual({});
});
