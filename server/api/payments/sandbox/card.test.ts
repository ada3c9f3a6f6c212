import { describe, expect, test } from 'vitest';
import { cardFailureOf, passesLuhn, readCard, testCards } from './card.ts';

const now = new Date('2027-03-15T12:00:00Z');
const form = { number: '4242 4242 4242 4242', expiry: '04/29', code: '123', name: 'Ada Byron' };

const errorsOf = (more: Partial<typeof form>) => {
  const read = readCard({ ...form, ...more }, now);
  return 'errors' in read ? Object.keys(read.errors) : [];
};

describe('the sandbox card fields', () => {
  test('every test card passes the check digit', () => {
    expect(testCards.filter((card) => !passesLuhn(card.number))).toEqual([]);
  });

  test.each(['4242424242424241', '', '4242', 'abcdefghijklm', '42424242424242424242'])(
    '%s is no card number',
    (number) => {
      expect(passesLuhn(number)).toBe(false);
    },
  );

  test('only brand, last digits and outcome of a card are read [CHK-13]', () => {
    expect(readCard(form, now)).toEqual({ card: { brand: 'visa', lastDigits: '4242', outcome: 'succeeds' } });
  });

  test('each wrong field is named [CHK-13]', () => {
    expect(errorsOf({ number: '4242 4242 4242 4241' })).toEqual(['number']);
    expect(errorsOf({ number: '4000 0566 5566 5556' })).toEqual(['number']);
    expect(errorsOf({ expiry: '13/29' })).toEqual(['expiry']);
    expect(errorsOf({ code: '12' })).toEqual(['code']);
    expect(errorsOf({ name: ' ' })).toEqual(['name']);
    expect(errorsOf({ number: '', expiry: '', code: '', name: '' })).toEqual(['number', 'expiry', 'code', 'name']);
  });

  test('a card is good until its month is over [CHK-13]', () => {
    expect(errorsOf({ expiry: '03/27' })).toEqual([]);
    expect(errorsOf({ expiry: '02/27' })).toEqual(['expiry']);
    expect(errorsOf({ expiry: '3 / 2027' })).toEqual([]);
  });

  test('an American Express card has four digits for a code [CHK-13]', () => {
    expect(errorsOf({ number: '378282246310005' })).toEqual(['code']);
    expect(errorsOf({ number: '378282246310005', code: '1234' })).toEqual([]);
  });

  test('a card that fails says why', () => {
    expect(cardFailureOf('succeeds')).toBeNull();
    expect(cardFailureOf('isChallenged')).toBeNull();
    expect(cardFailureOf('declines')?.code).toBe('CardDeclined');
    expect(cardFailureOf('lacksFunds')?.code).toBe('InsufficientFunds');
    expect(cardFailureOf('hasExpired')?.code).toBe('CardExpired');
  });
});
