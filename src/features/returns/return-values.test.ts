import { expect, test } from 'vitest';
import type { OrderLine } from '#contract/order.ts';
import { sampleOrderLine } from '#tests/support/samples/order-line.ts';
import { checkForm } from '#ui/form/form-state.ts';
import { returnableLines, returnSchema, returnValues } from './return-values.ts';

const line = (id: string, quantity: number, returnedQuantity: number): OrderLine => ({
  ...sampleOrderLine,
  lineItemId: id,
  variantName: id,
  quantity,
  returnedQuantity,
  currentPrice: null,
});

const lines = [line('a', 10, 4), line('b', 2, 0)];
const reasons = [
  { id: 'wrong', name: 'Wrong item', requiresComment: false },
  { id: 'faulty', name: 'Faulty', requiresComment: true },
];
const check = (change: Record<string, string | boolean>) =>
  checkForm(returnSchema(lines, reasons), { ...returnValues(lines), ...change });

test('only what has not been sent back can be returned, all of it unless changed [ACC-03]', () => {
  expect(returnableLines({ items: [...lines, line('c', 3, 3)] })).toEqual(lines);
  expect(returnValues(lines)['quantity:a']).toBe('6');
});

test('a return needs at least one ticked line [ACC-03]', () => {
  expect(check({})).toMatchObject({ isRight: false, errors: { 'tick:a': 'Tick at least one line' } });
});

test('a ticked line needs a quantity that is left, a reason and a resolution; others need nothing [ACC-03]', () => {
  expect(check({ 'tick:a': true, 'quantity:a': '7' })).toEqual({
    isRight: false,
    formErrors: [],
    errors: {
      'quantity:a': 'Enter a quantity from 1 to 6 for Hex bolt, a',
      'reason:a': 'Choose a reason for Hex bolt, a',
      'resolution:a': 'Choose what you would like for Hex bolt, a',
    },
  });
});

test('some reasons require a comment, and others do not [ACC-03]', () => {
  const asked = { 'tick:b': true, 'reason:b': 'faulty', 'resolution:b': 'refund' };
  expect(check(asked)).toMatchObject({ isRight: false, errors: { 'comment:b': 'Say what’s wrong with Hex bolt, b' } });
  expect(check({ ...asked, 'reason:b': 'wrong' })).toMatchObject({ isRight: true });
  expect(check({ ...asked, 'comment:b': ' Thread is stripped. ' })).toEqual({
    isRight: true,
    output: [
      { lineItemId: 'b', quantity: 2, reasonId: 'faulty', resolutionId: 'refund', comment: 'Thread is stripped.' },
    ],
  });
});
