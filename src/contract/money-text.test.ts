import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyText, wholeText } from './money-text.ts';

const byIntl = (amountMinor: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amountMinor / 100);

test.each(['GBP', 'EUR', 'USD', 'SEK'])('an amount in %s reads as the browser would write it', (currency) => {
  for (const edge of [0, 1, 9, 10, 99, 100, 99_999, 100_000, -1, -123_456, 99_999_999, 12.5]) {
    expect(moneyText(edge, currency)).toBe(byIntl(edge, currency));
  }
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (amount) => {
      expect(moneyText(amount, currency)).toBe(byIntl(amount, currency));
    }),
    { numRuns: 2_000 },
  );
});

test('a whole number has comma thousands', () => {
  const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(wholeText(count)).toBe(format.format(count));
    }),
    { numRuns: 2_000 },
  );
});
