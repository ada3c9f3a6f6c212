import { expect, test } from 'vitest';
import { parseLook } from './look.ts';

test('what was chosen is read back, and nothing else [ACC-05]', () => {
  expect(parseLook('{"theme":"dark","density":"compact","toastMs":null,"other":1}')).toEqual({
    theme: 'dark',
    density: 'compact',
    toastMs: null,
  });
});

test('a broken or unknown choice leaves it to the device [ACC-05]', () => {
  expect(parseLook('{"theme":"pink","toastMs":5}').theme).toBeUndefined();
  expect(parseLook('{')).toEqual({});
  expect(parseLook(null).density).toBeUndefined();
});
