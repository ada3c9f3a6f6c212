import { expect, test } from 'vitest';
import { moneyText } from '#contract/money-text.ts';
import { formatCharge, formatMoney, formatPrice, formatSum, formatTotal } from './money.ts';

test('minor units are divided by 100, with two decimals and comma thousands [CAT-14]', () => {
  expect(formatMoney({ amount: 1420, currencyCode: 'GBP' })).toBe('£14.20');
  expect(formatMoney({ amount: 123456789, currencyCode: 'GBP' })).toBe('£1,234,567.89');
  expect(formatMoney({ amount: 5, currencyCode: 'EUR' })).toBe('€0.05');
  expect(formatMoney({ amount: 100000, currencyCode: 'USD' })).toBe('$1,000.00');
});

test('a currency without a small coin still shows two decimals [CAT-14]', () => {
  expect(formatMoney({ amount: 150000, currencyCode: 'JPY' })).toBe('¥1,500.00');
});

test('zero shows as a dash, whatever the currency [CAT-14]', () => {
  expect(formatMoney({ amount: 0, currencyCode: 'GBP' })).toBe('-');
  expect(formatMoney({ amount: 0, currencyCode: 'USD' })).toBe('-');
});

test('an amount taken off keeps its sign', () => {
  expect(formatMoney({ amount: -2500, currencyCode: 'GBP' })).toBe('-£25.00');
});

test('a charge of zero is free delivery, any other is money [CHK-18]', () => {
  expect(formatCharge({ amount: 0, currencyCode: 'GBP' })).toBe('Free delivery');
  expect(formatCharge({ amount: 695, currencyCode: 'GBP' })).toBe('£6.95');
});

test.each(['GBP', 'EUR', 'USD', 'JPY', 'AUD'])(
  'a message and a screen write an amount of %s alike, unless it is zero [CAT-14]',
  (currencyCode) => {
    for (const amount of [5, 1420, 123_456_789, -2500]) {
      expect(formatMoney({ amount, currencyCode })).toBe(moneyText(amount, currencyCode));
    }
  },
);

test.each([
  [100_000, 'USD', '$1,000.00'],
  [100_000, 'GBP', '£1,000.00'],
  [0, 'USD', '$0.00'],
])('%i of %s in a message is %s', (amount, currencyCode, text) => {
  expect(moneyText(amount, currencyCode)).toBe(text);
});

test('a price is shown as it is, or with its tax; one whose rate is not known says that it is without', () => {
  const price = { amount: 1284, currencyCode: 'GBP' };
  expect(formatPrice(price, 2000, false)).toBe('£12.84');
  expect(formatPrice(price, 2000, true)).toBe('£15.41');
  expect(formatPrice(price, 0, true)).toBe('£12.84');
  expect(formatPrice(price, undefined, false)).toBe('£12.84');
  expect(formatPrice(price, undefined, true)).toBe('£12.84 ex VAT');
  expect(formatPrice({ amount: 0, currencyCode: 'GBP' }, 2000, true)).toBe('-');
});

test('so is a sum with the tax of its lines', () => {
  const sum = { amount: 9, currencyCode: 'EUR' };
  expect(formatSum(sum, 2, false)).toBe('€0.09');
  expect(formatSum(sum, 2, true)).toBe('€0.11');
  expect(formatSum(sum, undefined, true)).toBe('€0.09 ex VAT');
});

test('a sum that stands by itself says whether tax is in it', () => {
  const sum = { amount: 900, currencyCode: 'GBP' };
  expect(formatTotal(sum, 180, 'ex', false)).toBe('£9.00 ex VAT');
  expect(formatTotal(sum, 180, 'inc', true)).toBe('£10.80 inc VAT');
  expect(formatTotal(sum, undefined, 'inc', true)).toBe('£9.00 ex VAT');
  expect(formatTotal(sum, undefined, null, false)).toBe('£9.00');
  expect(formatTotal({ ...sum, amount: 0 }, 0, 'ex', false)).toBe('-');
});
