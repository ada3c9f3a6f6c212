import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Api } from '#api/api.ts';
import { Basket } from '#contract/basket.ts';
import sample from '#tests/contract/samples/addToBasket.json' with { type: 'json' };
import { createDrain } from './drain.ts';
import { createJournal } from './journal.ts';
import { createMemoryJournal } from './journal-memory.ts';

const origin = { owner: 'u-1', storeKey: 's', currencyCode: 'GBP', countryCode: 'GB', from: '/' } as const;
const line = { productVariantId: 'v', addonOptionIds: [] };
const { data: basket } = z.parse(z.object({ data: Basket }), sample);
const [shows] = basket.lineItems;
if (shows === undefined) throw new Error('The sample basket has no line.');
const add = (quantity: number) => ({ name: 'add-to-basket', input: { line, quantity, shows } }) as const;
const called = { name: 'Bolt', sku: null };

const emptyBasket = { ...basket, lineItems: [] };

/** A drain over a store without keys, which looks at the basket before it adds; `meanwhile` happens during that look. */
const drainWith = (meanwhile: (journal: ReturnType<typeof createJournal>) => Promise<unknown>) => {
  const store = createMemoryJournal();
  const journal = createJournal({ store });
  const bodies: unknown[] = [];
  let looks = 0;
  // Whatever is asked here answers with a basket.
  const api = {
    call: async (row: { method: string }, input: { body?: unknown }) => {
      if (row.method === 'GET') {
        looks += 1;
        if (looks === 1) await meanwhile(journal);
      } else bodies.push(input.body);
      return emptyBasket;
    },
  } as unknown as Api;
  const drain = createDrain({
    store,
    lock: (_name, work) => work(),
    identity: () => Promise.resolve({ owner: 'u-1', isExpired: false, api: () => api }),
    isKeyed: false,
    storeKey: 's',
    onChange: () => undefined,
    onOutcome: () => undefined,
  });
  return { journal, drain, bodies };
};

test('pieces added while an add is made ready are sent with it', async () => {
  const { journal, drain, bodies } = drainWith((it) => it.append(origin, add(3)));
  await journal.append(origin, add(2));
  await drain();
  expect(bodies).toEqual([{ productVariantId: 'v', quantity: 5 }]);
  expect(await journal.entries('u-1')).toEqual([]);
});

test('an add that is taken back while it is made ready is not sent', async () => {
  const { journal, drain, bodies } = drainWith(async (it) => {
    const [entry] = await it.entries('u-1');
    await it.discard(entry?.id ?? '');
  });
  await journal.append(origin, add(2));
  await drain();
  expect(bodies).toEqual([]);
  expect(await journal.entries('u-1')).toEqual([]);
});

test('a line that is removed while its add is made ready leaves nothing behind', async () => {
  const { journal, drain, bodies } = drainWith((it) =>
    it.append(origin, { name: 'remove-line', input: { line, called } }),
  );
  await journal.append(origin, add(2));
  await drain();
  expect(bodies).toEqual([]);
  expect(await journal.entries('u-1')).toEqual([]);
});
