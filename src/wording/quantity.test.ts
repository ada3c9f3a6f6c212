import { expect, test } from 'vitest';
import { explainQuantity, soldInText } from './quantity.ts';

test('explanations write quantities with comma thousands, whatever was changed', () => {
  const explain = explainQuantity({ minimum: 1000, maximum: null, increment: 5 }, 2400);
  expect(explain({ asked: 1003, given: 1005, reason: 'increment' })).toBe('Sold in 5s. Changed 1,003 to 1,005.');
  expect(explain({ asked: 1, given: 1000, reason: 'minimum' })).toBe(
    'The smallest quantity is 1,000. Changed 1 to 1,000.',
  );
  expect(explain({ asked: 9000, given: 2400, reason: 'maximum' })).toBe('Only 2,400 available.');
  expect(explain({ asked: 9000, given: 5000, reason: 'maximum' })).toBe('The largest quantity is 5,000.');
  expect(explain({ asked: null, given: 1200, reason: 'unreadable' })).toBe(
    'Quantities are whole numbers. Changed back to 1,200.',
  );
});

test('steps that count from another minimum say so', () => {
  expect(soldInText({ minimum: 10, maximum: null, increment: 25 })).toBe('Sold in 25s from 10');
  expect(soldInText({ minimum: 50, maximum: null, increment: 25 })).toBe('Sold in 25s');
});
