import { describe, expect, test } from 'vitest';
import { lineNotices, type NoticedLine } from './notices.ts';

const line: NoticedLine = {
  lineItemId: 'l1',
  quantity: 20,
  wishedQuantity: null,
  rule: { minimum: 10, maximum: 100, increment: 10 },
  isAvailable: true,
  addOnFault: null,
  stockLeft: 50,
  canBackorder: false,
  showsStock: true,
  seenMinor: 100,
  unitMinor: 100,
};

const noticesFor = (more: Partial<NoticedLine>) =>
  lineNotices({ ...line, ...more }, 'GBP').map(({ code, severity }) => `${severity} ${code}`);

describe('what a line has to say', () => {
  test('nothing when all is well [CART-04]', () => {
    expect(noticesFor({})).toEqual([]);
    expect(noticesFor({ seenMinor: null })).toEqual([]);
  });

  test('only that it is gone when it is gone [CART-04]', () => {
    expect(noticesFor({ isAvailable: false, stockLeft: 0, unitMinor: 120 })).toEqual(['Error ProductUnavailable']);
  });

  test('a quantity that became wrong [CART-04]', () => {
    expect(noticesFor({ quantity: 25 })).toEqual(['Error NotMultipleOfIncrement']);
    expect(noticesFor({ quantity: 5 })).toEqual(['Error BelowMinimumQuantity']);
  });

  test('too little stock stops the order unless it may follow [CART-04]', () => {
    expect(lineNotices({ ...line, stockLeft: 15 }, 'GBP')).toEqual([
      {
        lineItemId: 'l1',
        code: 'OutOfStock',
        severity: 'Error',
        message: 'Only 10 left. Lower the quantity to order.',
        availableQuantity: 10,
      },
    ]);
    expect(noticesFor({ stockLeft: 15, canBackorder: true })).toEqual(['Info OutOfStock']);
    expect(lineNotices({ ...line, stockLeft: 5 }, 'GBP')[0]?.message).toBe('This is out of stock. Remove it to order.');
  });

  test('counts are read with their thousands [CART-04]', () => {
    const much = { ...line, rule: { minimum: 1, maximum: null, increment: 1 }, quantity: 1500, stockLeft: 1200 };
    const messages = (more: Partial<NoticedLine>) =>
      lineNotices({ ...much, ...more }, 'GBP').map(({ message }) => message);
    expect(messages({})).toEqual(['Only 1,200 left. Lower the quantity to order.']);
    expect(messages({ canBackorder: true, quantity: 2400 })).toEqual(['1,200 in stock, the other 1,200 will follow.']);
    expect(messages({ quantity: 1200, wishedQuantity: 99_999 })).toEqual([
      'You asked for 99,999. Only 1,200 are available, so the quantity is 1,200.',
    ]);
  });

  test('stock that follows keeps its count to itself where the mode hides it [CAT-06]', () => {
    const [notice] = lineNotices({ ...line, stockLeft: 15, canBackorder: true, showsStock: false }, 'GBP');
    expect(notice).toMatchObject({
      availableQuantity: null,
      message: 'Not all of this is in stock. The rest will follow.',
    });
  });

  test('less than was asked for is reported until it is settled, unless even that is not left [CART-04]', () => {
    expect(noticesFor({ wishedQuantity: 40 })).toEqual(['Warning QuantityReduced']);
    expect(noticesFor({ wishedQuantity: 20 })).toEqual([]);
    expect(noticesFor({ wishedQuantity: 40, stockLeft: 15 })).toEqual(['Error OutOfStock']);
  });

  test('a price that rose warns, one that fell informs, both with the price before [CART-04]', () => {
    expect(noticesFor({ unitMinor: 120 })).toEqual(['Warning PriceChanged']);
    expect(noticesFor({ unitMinor: 80 })).toEqual(['Info PriceChanged']);
    expect(lineNotices({ ...line, unitMinor: 120 }, 'GBP')[0]).toMatchObject({
      message: 'The price changed from £1.00 to £1.20 each.',
      previousPrice: { amount: 100, currencyCode: 'GBP' },
    });
  });
});
