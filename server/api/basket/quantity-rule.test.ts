import { describe, expect, test } from 'vitest';
import { quantityFault } from './quantity-rule.ts';

const tens = { minimum: 10, maximum: 100, increment: 10 };
const odd = { minimum: 5, maximum: null, increment: 2 };

describe('which quantities can be bought', () => {
  test.each([10, 20, 100])('%i of a pack of ten is fine [CART-02]', (quantity) => {
    expect(quantityFault(tens, quantity)).toBeNull();
  });

  test('a wrong step names the nearest on both sides [CART-02]', () => {
    expect(quantityFault(tens, 24)).toEqual({
      code: 'NotMultipleOfIncrement',
      nearest: [20, 30],
      message: 'Sold in 10s. Choose 20 or 30.',
    });
  });

  test('steps begin at the minimum [CART-02]', () => {
    expect(quantityFault(odd, 7)).toBeNull();
    expect(quantityFault(odd, 8)?.message).toBe('Sold in 2s from 5. Choose 7 or 9.');
  });

  test('too few names the minimum, too many the maximum [CART-02]', () => {
    expect(quantityFault(tens, 3)).toMatchObject({ code: 'BelowMinimumQuantity', nearest: [10] });
    expect(quantityFault(tens, 101)).toMatchObject({ code: 'AboveMaximumQuantity', nearest: [100] });
    expect(quantityFault({ minimum: 10, maximum: 25, increment: 10 }, 30)?.message).toBe('The largest quantity is 20.');
    expect(quantityFault({ ...tens, maximum: 1200 }, 9000)?.message).toBe('The largest quantity is 1,200.');
  });

  test('near the maximum only the lower one is named', () => {
    expect(quantityFault({ minimum: 10, maximum: 25, increment: 10 }, 24)?.nearest).toEqual([20]);
  });
});
