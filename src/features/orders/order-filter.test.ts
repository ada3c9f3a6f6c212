import { expect, test } from 'vitest';
import { isFiltered, orderQueryOf, orderSearch } from './order-filter.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

test('period, status and text become the query of the call [RT-04] [ACC-02]', () => {
  expect(orderQueryOf({ page: 3, period: 'month', status: 'Shipped', q: 'FX-HB' }, now)).toEqual({
    query: { PageNumber: 3, PageSize: 20, Status: 'Shipped', From: '2026-10-22', Search: 'FX-HB' },
  });
});

test('a period begins with a day of the store, which is another one than that of UTC in the first hour of a day in summer [RT-04]', () => {
  const pastMidnight = Date.parse('2026-07-14T23:30:00Z');
  expect(orderQueryOf({ period: 'month' }, pastMidnight).query).toMatchObject({ From: '2026-06-15' });
});

test('two days become the first and the last of the call; a period goes first, and a last day before the first or a wrong date is ignored [RT-04] [ACC-02]', () => {
  const chosen = { from: '2026-02-01', to: '2026-02-28' };
  expect(orderQueryOf(chosen, now).query).toMatchObject({ From: '2026-02-01', To: '2026-02-28' });
  const page = { PageNumber: 1, PageSize: 20 };
  expect(orderQueryOf({ ...chosen, period: 'month' }, now).query).toEqual({ ...page, From: '2026-10-22' });
  const swapped = { from: '2026-03-01', to: '2026-02-01' };
  expect(orderQueryOf(swapped, now).query).toEqual({ ...page, From: '2026-03-01' });
  expect(isFiltered(chosen)).toBe(true);
  expect(orderSearch({ from: '02/01/2026', to: '2026-02-30' })).toEqual({});
});

test('without filters all orders are asked for, first page first [RT-04]', () => {
  expect(orderQueryOf({}, now)).toEqual({ query: { PageNumber: 1, PageSize: 20 } });
  expect(isFiltered({ page: 2 })).toBe(false);
  expect(isFiltered({ q: '104' })).toBe(true);
});

test('what makes no sense in an address is left out, and a number is read as text [RT-04]', () => {
  expect(orderSearch({ page: -1, period: 'ever', status: 'Lost', q: 10482 })).toEqual({ q: '10482' });
});
