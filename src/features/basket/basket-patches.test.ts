import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Basket, type LineItem } from '#contract/basket.ts';
import type { Change } from '#offline/commands/commands.ts';
import type { StoredEntry } from '#offline/journal/entry.ts';
import { keyOfLine, lineSubject } from '#offline/commands/line-key.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { showBasket } from './basket-patches.ts';

const sample = (): Basket => {
  const text = readFileSync(new URL('../../../tests/contract/samples/getBasket.json', import.meta.url), 'utf8');
  return z.parse(z.object({ data: Basket }), JSON.parse(text)).data;
};

const shown = sample();
const [template] = shown.lineItems;

const lineOf = (variantId: string, quantity: number): LineItem => {
  if (template === undefined) throw new Error('The sample has no line.');
  const originalPrice = { amount: 200, currencyCode: 'GBP' };
  const amount = quantity >= 10 ? 150 : 200;
  const whole = { amount: amount * quantity, currencyCode: 'GBP' };
  return {
    ...template,
    lineItemId: `id-${variantId}`,
    variant: {
      ...template.variant,
      id: variantId,
      basePrice: originalPrice,
      tierPrices: [{ minimumQuantity: 10, price: { amount: 150, currencyCode: 'GBP' } }],
    },
    quantity,
    price: { amount, currencyCode: 'GBP', originalPrice, subTotal: whole, total: whole },
    addOns: [],
  };
};

const basketOf = (lineItems: LineItem[]): Basket => ({
  ...shown,
  lineItems,
  notifications: [],
  currencyCode: 'GBP',
  subTotal: { amount: lineItems.reduce((sum, line) => sum + line.price.subTotal.amount, 0), currencyCode: 'GBP' },
  discount: { amount: 0, currencyCode: 'GBP' },
  taxes: { amount: 0, currencyCode: 'GBP' },
  total: { amount: lineItems.reduce((sum, line) => sum + line.price.total.amount, 0), currencyCode: 'GBP' },
  minimumOrder: { amount: 1000, currencyCode: 'GBP', isMet: false },
});

let seq = 0;
const waits = (change: Change, entry: Partial<StoredEntry> = {}): WaitingChange => {
  seq += 1;
  const id = `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`;
  return {
    ...change,
    entry: {
      seq,
      id,
      key: id,
      v: 1,
      owner: 'guest',
      storeKey: 's',
      currencyCode: 'GBP',
      countryCode: 'GB',
      lane: 'basket',
      name: change.name,
      input: change.input,
      subjects: [],
      needs: null,
      state: 'waiting',
      attempts: 0,
      serverErrors: 0,
      firstSentAt: null,
      notBefore: 0,
      call: null,
      observed: null,
      failure: null,
      createdAt: 0,
      from: '/',
      ...entry,
    },
  };
};

const key = (productVariantId: string) => ({ productVariantId, addonOptionIds: [] });
const called = { name: 'Bolt', sku: null };
const add = (id: string, quantity: number): Change => ({
  name: 'add-to-basket',
  input: { line: key(id), quantity, shows: lineOf(id, quantity) },
});
const set = (id: string, quantity: number): Change => ({
  name: 'set-quantity',
  input: { line: key(id), quantity, called },
});
const remove = (id: string): Change => ({ name: 'remove-line', input: { line: key(id), called } });

const quantities = (basket: Basket | null | undefined): Record<string, number> =>
  Object.fromEntries((basket?.lineItems ?? []).map((line) => [line.variant.id, line.quantity]));

const inPounds = { currencyCode: 'GBP', countryCode: 'GB' };

test('nothing waits: what the store has is shown as it is', () => {
  const basket = basketOf([lineOf('a', 3)]);
  expect(showBasket(basket, [], inPounds)).toMatchObject({ ...basket, isEstimated: false });
  expect(showBasket(null, [], inPounds)).toBeNull();
});

test('a first line that was never sent is shown, marked, and its amounts are an estimate', () => {
  const view = showBasket(null, [waits(add('a', 12))], inPounds);
  expect(quantities(view)).toEqual({ a: 12 });
  expect(view?.isEstimated).toBe(true);
  expect(view?.subTotal.amount).toBe(12 * 150);
  expect(view?.marks.get(view.lineItems[0]?.lineItemId ?? '')).toMatchObject({ state: 'waiting' });
});

test('of a basket that is unknown only added lines are shown, and never that it is empty', () => {
  expect(showBasket(undefined, [], inPounds)).toBeUndefined();
  expect(showBasket(undefined, [waits(set('a', 10))], inPounds)).toBeUndefined();
  expect(showBasket(undefined, [waits(remove('a'))], inPounds)).toBeUndefined();
  expect(quantities(showBasket(undefined, [waits(set('a', 10)), waits(add('b', 2))], inPounds))).toEqual({ b: 2 });
});

test('lines added in another currency or country are not shown as the whole of an unknown basket', () => {
  expect(showBasket(undefined, [waits(add('b', 2))], { currencyCode: 'EUR', countryCode: 'GB' })).toBeUndefined();
  expect(showBasket(undefined, [waits(add('b', 2))], { currencyCode: 'GBP', countryCode: 'IE' })).toBeUndefined();
});

test('a quantity is priced by the ladder of its line, and the minimum order is judged anew', () => {
  const view = showBasket(basketOf([lineOf('a', 3)]), [waits(set('a', 10))], inPounds);
  expect(view?.lineItems[0]?.price).toMatchObject({ amount: 150, subTotal: { amount: 1500 } });
  expect(view?.minimumOrder?.isMet).toBe(true);
});

test('a reduced line that waits is estimated at its reduced price, or at the tier price that its quantity earns', () => {
  const line = lineOf('a', 3);
  const offer = { ...line, price: { ...line.price, originalPrice: { amount: 260, currencyCode: 'GBP' } } };
  const priceAt = (quantity: number) =>
    showBasket(basketOf([offer]), [waits(set('a', quantity))], inPounds)?.lineItems[0]?.price.amount;
  expect([priceAt(1), priceAt(9), priceAt(10)]).toEqual([200, 200, 150]);
});

describe('an attempt whose answer is missing', () => {
  const attempted = { state: 'sending', attempts: 1, observed: { quantity: 3 } } as const;
  test('is counted once when the store shows it already', () => {
    expect(quantities(showBasket(basketOf([lineOf('a', 8)]), [waits(add('a', 5), attempted)], inPounds))).toEqual({
      a: 8,
    });
  });
  test('is counted when the store does not show it yet', () => {
    expect(quantities(showBasket(basketOf([lineOf('a', 3)]), [waits(add('a', 5), attempted)], inPounds))).toEqual({
      a: 8,
    });
  });
});

test('what the store refused is not shown as done', () => {
  const refused = waits(add('b', 5), { state: 'refused' });
  expect(quantities(showBasket(basketOf([lineOf('a', 3)]), [refused], inPounds))).toEqual({ a: 3 });
});

test('add-ons that make a line like another one join the two', () => {
  const addOn = { addonOptionId: 'cut', name: 'Cut', quantity: 1, price: { amount: 50, currencyCode: 'GBP' } };
  const basket = basketOf([lineOf('a', 3), { ...lineOf('a', 4), lineItemId: 'other', addOns: [addOn] }]);
  const change: Change = {
    name: 'set-add-ons',
    input: { line: key('a'), addonOptionIds: ['cut'], shows: [addOn], called },
  };
  const view = showBasket(basket, [waits(change)], inPounds);
  expect(view?.lineItems.map((line) => [line.lineItemId, line.quantity])).toEqual([['other', 7]]);
  expect(view?.subTotal.amount).toBe(7 * 250);
});

test('add-ons of several lines are on each of them at once, and mark each', () => {
  const addOn = { addonOptionId: 'cut', name: 'Cut', quantity: 1, price: { amount: 50, currencyCode: 'GBP' } };
  const basket = basketOf([lineOf('a', 3), lineOf('b', 4), lineOf('c', 5)]);
  const change: Change = {
    name: 'set-add-ons-of-lines',
    input: { lines: [key('a'), key('b')], addonOptionIds: ['cut'], shows: [addOn], called },
  };
  const view = showBasket(basket, [waits(change)], inPounds);
  expect(view?.lineItems.map(({ addOns }) => addOns.length)).toEqual([1, 1, 0]);
  expect([...(view?.marks.keys() ?? [])]).toEqual(view?.lineItems.slice(0, 2).map(({ lineItemId }) => lineItemId));
});

test('any sequence of changes shows the quantities and the subtotal of a simple model, with one line for each article', () => {
  let state = 7;
  const random = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  for (let round = 0; round < 200; round += 1) {
    const account = new Map<string, number>([
      ['a', 1 + random(20)],
      ['b', 1 + random(20)],
    ]);
    const basket = basketOf([...account].map(([id, quantity]) => lineOf(id, quantity)));
    const changes: Change[] = [];
    for (let step = 0; step < 12; step += 1) {
      const id = ['a', 'b', 'c', 'd'][random(4)] ?? 'a';
      const quantity = 1 + random(30);
      const there = account.get(id);
      const kind = random(3);
      if (kind === 0) {
        account.set(id, (there ?? 0) + quantity);
        changes.push(add(id, quantity));
      } else if (there !== undefined && kind === 1) {
        account.set(id, quantity);
        changes.push(set(id, quantity));
      } else if (there !== undefined) {
        account.delete(id);
        changes.push(remove(id));
      }
    }
    const view = showBasket(
      basket,
      changes.map((change) => waits(change)),
      inPounds,
    );
    expect(quantities(view)).toEqual(Object.fromEntries(account));
    const subTotal = [...account.values()].reduce((sum, quantity) => sum + quantity * (quantity >= 10 ? 150 : 200), 0);
    expect(view?.subTotal.amount).toBe(subTotal);
    const subjects = (view?.lineItems ?? []).map((line) => lineSubject(keyOfLine(line)));
    expect(new Set(subjects).size).toBe(subjects.length);
  }
});
