import { describe, expect, test } from 'vitest';
import { ReturnStatus } from '#contract/order-return.ts';
import { canReturnBecome, returnableQuantity } from './states.ts';

describe('the states of a return', () => {
  test('a request is approved, rejected or cancelled [ACC-03]', () => {
    expect(ReturnStatus.options.filter((to) => canReturnBecome('Requested', to))).toEqual([
      'Approved',
      'Rejected',
      'Cancelled',
    ]);
  });

  test.each(['Rejected', 'Completed', 'Cancelled'] as const)('%s is an end', (end) => {
    expect(ReturnStatus.options.filter((to) => canReturnBecome(end, to))).toEqual([]);
  });

  test('goods on their way are received before they are settled', () => {
    expect(canReturnBecome('InTransit', 'Completed')).toBe(false);
    expect(canReturnBecome('Received', 'Completed')).toBe(true);
  });

  test('what was asked back cannot be asked back again [ACC-03]', () => {
    expect(returnableQuantity({ quantity: 5, returnedQuantity: 2 })).toBe(3);
    expect(returnableQuantity({ quantity: 5, returnedQuantity: 5 })).toBe(0);
  });
});
