import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { referenceMaxAgeMs } from '#server/api/store/reference-data.ts';
import { minStatements } from '#tests/support/stores/min-statements.ts';
import { createTestStore, type TestStore } from '#tests/support/stores/store.ts';

let store: TestStore;

beforeAll(async () => {
  // Keeps the reference data from ageing during the measurement.
  vi.useFakeTimers({ toFake: ['performance'] });
  store = await createTestStore({ referenceMaxAgeMs });
});
afterAll(async () => {
  vi.useRealTimers();
  await store.close();
});

// An idempotency key adds three.
test('a cart is read, and its lines are changed and added, in no more statements than they need', async () => {
  const shop = store.client();
  const { results } = await shop.getProducts({ query: { PageSize: 24 } });
  const variants = results
    .filter(({ hasAddOns, variantCount }) => !hasAddOns && variantCount > 0)
    .flatMap(({ variants: [variant] }) => variant ?? [])
    .filter(({ inventory, basePrice }) => inventory.isInStock && basePrice !== null);
  const add = (at: number, anonymousId?: string) => {
    const { id = '', quantityRule } = variants[at] ?? {};
    return shop.addToBasket({ body: { productVariantId: id, quantity: quantityRule?.minimum ?? 1, anonymousId } });
  };
  const { anonymousId, lineItems } = await add(0);
  const owner = { anonymousId: anonymousId ?? '' };
  const [line] = lineItems;
  const { minimum = 1, increment = 1 } = line?.variant.quantityRule ?? {};

  expect({
    read: await minStatements(store.db, () => shop.getBasket({ query: owner })),
    added: await minStatements(store.db, (time) => add(time, owner.anonymousId)),
    changed: await minStatements(store.db, (time) =>
      shop.setBasketQuantity({
        query: owner,
        body: { lineItemId: line?.lineItemId ?? '', quantity: minimum + time * increment },
      }),
    ),
  }).toEqual({ read: 4, added: 8, changed: 8 });
});
