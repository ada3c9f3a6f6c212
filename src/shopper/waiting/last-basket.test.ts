import { expect, test } from 'vitest';
import { emptyBasket } from '#tests/support/samples/line.ts';
import { lastBasketIn } from './last-basket.ts';

test('the last basket among the answers is returned, and no answer before it is read', () => {
  const unread = {
    get id(): string {
      throw new Error('Read in vain.');
    },
  };
  const [first, last] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  expect(lastBasketIn([{ ...emptyBasket, id: first }, { ...emptyBasket, id: last }, { a: 'list' }])?.id).toBe(last);
  expect(lastBasketIn([unread, { ...emptyBasket, id: last }])?.id).toBe(last);
  expect(lastBasketIn([{ a: 'list' }, null])).toBeNull();
  expect(lastBasketIn([])).toBeNull();
});
