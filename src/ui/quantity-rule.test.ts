import { expect, test } from 'vitest';
import { anyQuantity, readQuantity, snapQuantity, stepQuantity } from './quantity-rule.ts';

const packs = { minimum: 100, maximum: 480, increment: 50 };

test('a quantity is read as people type it', () => {
  expect(readQuantity('12')).toBe(12);
  expect(readQuantity(' 1,200 ')).toBe(1200);
  expect(readQuantity('')).toBe(0);
  expect(readQuantity('007')).toBe(7);
});

test.each(['1.5', '-2', 'ten', '1e3'])('"%s" is not a quantity', (text) => {
  expect(readQuantity(text)).toBeNull();
});

test('a quantity is put to the nearest the rule allows, up to whole packs', () => {
  expect(snapQuantity(150, packs)).toEqual({ quantity: 150 });
  expect(snapQuantity(130, packs)).toEqual({ quantity: 150, reason: 'increment' });
  expect(snapQuantity(30, packs)).toEqual({ quantity: 100, reason: 'minimum' });
  expect(snapQuantity(470, packs)).toEqual({ quantity: 450, reason: 'maximum' });
  expect(snapQuantity(9999, packs)).toEqual({ quantity: 450, reason: 'maximum' });
  expect(snapQuantity(0, packs)).toEqual({ quantity: 0 });
  expect(snapQuantity(7, anyQuantity)).toEqual({ quantity: 7 });
});

test.each(['100000', '12345678', '9'.repeat(400)])('“%s” is more than any line holds, and becomes the most', (text) => {
  expect(snapQuantity(readQuantity(text) ?? 0, packs)).toEqual({ quantity: 450, reason: 'maximum' });
  expect(snapQuantity(readQuantity(text) ?? 0, anyQuantity)).toEqual({ quantity: 99_999, reason: 'maximum' });
});

test('steps count from the minimum, as they do at the store', () => {
  const odd = { minimum: 10, maximum: null, increment: 25 };
  expect(snapQuantity(5, odd)).toEqual({ quantity: 10, reason: 'minimum' });
  expect(snapQuantity(12, odd)).toEqual({ quantity: 35, reason: 'increment' });
  expect(snapQuantity(200_000, odd)).toEqual({ quantity: 99_985, reason: 'maximum' });
  expect([stepQuantity(0, 1, odd), stepQuantity(10, 1, odd), stepQuantity(20, 1, odd)]).toEqual([10, 35, 35]);
  expect([stepQuantity(60, -1, odd), stepQuantity(20, -1, odd), stepQuantity(10, -1, odd)]).toEqual([35, 10, 0]);
});

test('one press goes to the next whole pack, from nothing to the least and from the least to nothing', () => {
  expect(stepQuantity(0, 1, packs)).toBe(100);
  expect(stepQuantity(100, 1, packs)).toBe(150);
  expect(stepQuantity(130, 1, packs)).toBe(150);
  expect(stepQuantity(130, -1, packs)).toBe(100);
  expect(stepQuantity(100, -1, packs)).toBe(0);
  expect(stepQuantity(0, -1, packs)).toBe(0);
  expect(stepQuantity(450, 1, packs)).toBe(450);
  expect(stepQuantity(9999, -1, packs)).toBe(450);
  expect(stepQuantity(3, 1, anyQuantity)).toBe(4);
});

test('every step and every snap gives what the rule allows', () => {
  const allowed = (quantity: number) => quantity === 0 || (quantity >= 100 && quantity <= 480 && quantity % 50 === 0);
  for (let asked = 0; asked <= 600; asked += 7) {
    expect(allowed(snapQuantity(asked, packs).quantity)).toBe(true);
    expect(allowed(stepQuantity(asked, 1, packs))).toBe(true);
    expect(allowed(stepQuantity(asked, -1, packs))).toBe(true);
  }
});
