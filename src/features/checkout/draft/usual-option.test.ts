import { expect, test } from 'vitest';
import type { DeliveryZoneOption } from '#contract/checkout.ts';
import { usualOption } from './usual-option.ts';

const option = (id: string, isUsual?: boolean): DeliveryZoneOption => ({
  id,
  deliveryOption: {
    name: id,
    description: null,
    carrier: null,
    estimatedDaysMin: 1,
    estimatedDaysMax: 1,
    charge: { amount: 0, currencyCode: 'GBP' },
  },
  ...(isUsual === undefined ? {} : { isUsual }),
});

test('the one that most take is chosen beforehand', () => {
  expect(usualOption([option('a', false), option('b', true)])?.id).toBe('b');
});

test('of several of which the store says no such thing none is; the only one is', () => {
  expect(usualOption([option('a'), option('b')])).toBeUndefined();
  expect(usualOption([option('a', false), option('b', false)])).toBeUndefined();
  expect(usualOption([option('a')])?.id).toBe('a');
  expect(usualOption([])).toBeUndefined();
});
