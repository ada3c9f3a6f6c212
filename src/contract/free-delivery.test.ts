import { expect, test } from 'vitest';
import { missingToFreeDelivery } from './free-delivery.ts';

const money = (amount: number) => ({ amount, currencyCode: 'GBP' });
const sums = { subTotal: money(4800), discount: money(300), taxes: money(900) };
const freeDelivery = { ...money(5000), name: 'Economy' };

test('goods count after discount and before tax', () => {
  expect(missingToFreeDelivery({ ...sums, freeDelivery }, false)).toBe(500);
  expect(missingToFreeDelivery({ ...sums, freeDelivery }, true)).toBe(1400);
});

test('nothing is missing where delivery is free already', () => {
  expect(missingToFreeDelivery({ ...sums, freeDelivery: { ...freeDelivery, amount: 4500 } }, false)).toBe(0);
});

test('where the store names no free delivery, it is not known what is missing', () => {
  expect(missingToFreeDelivery({ ...sums, freeDelivery: null }, false)).toBeNull();
  expect(missingToFreeDelivery(sums, false)).toBeNull();
});
