import { describe, expect, test } from 'vitest';
import { codeFault, type CodeRecord, type CodeSituation } from './code-rule.ts';

const now = new Date('2027-03-01T12:00:00Z');

const record: CodeRecord = {
  code: 'SPRING10',
  isActive: true,
  startsAt: new Date('2027-02-01T00:00:00Z'),
  endsAt: new Date('2027-04-01T00:00:00Z'),
  usageLimit: 100,
  usageLimitPerCustomer: 1,
  usedCount: 99,
  usedByShopper: 0,
  priceGroupId: null,
  minimumSpendMinor: 5000,
};

const situation: CodeSituation = { now, currencyCode: 'GBP', priceGroupId: null, subTotalMinor: 5000 };

const faultOf = (more: Partial<CodeRecord>, where: Partial<CodeSituation> = {}) =>
  codeFault({ ...record, ...more }, { ...situation, ...where })?.code ?? null;

describe('whether a discount code counts', () => {
  test('it does within all its bounds [CHK-07]', () => {
    expect(faultOf({})).toBeNull();
  });

  test.each([
    ['DiscountUnknown', { isActive: false }],
    ['DiscountNotStarted', { startsAt: new Date('2027-03-01T12:00:01Z') }],
    ['DiscountExpired', { endsAt: now }],
    ['DiscountNotForShopper', { priceGroupId: 'trade' }],
    ['DiscountWrongCurrency', { minimumSpendMinor: null }],
    ['DiscountUsedUp', { usedCount: 100 }],
    ['DiscountAlreadyUsed', { usedByShopper: 1 }],
    ['DiscountMinimumSpend', { minimumSpendMinor: 5001 }],
  ])('%s [CHK-07]', (code, more) => {
    expect(faultOf(more)).toBe(code);
  });

  test('a code nobody made is unknown [CHK-07]', () => {
    expect(codeFault(undefined, situation)?.code).toBe('DiscountUnknown');
  });

  test('a group code counts for its group, and the words name the sum that is asked for and what is missing [CHK-07]', () => {
    expect(faultOf({ priceGroupId: 'trade' }, { priceGroupId: 'trade' })).toBeNull();
    expect(codeFault(record, { ...situation, subTotalMinor: 2565 })?.message).toBe(
      'SPRING10 needs £50.00 of goods; add £24.35 more.',
    );
  });
});
