import { expect, test } from '#tests/support/engines/engine-shop.ts';
import { refusal } from '#tests/support/faults/fault-rules.ts';
import { keepOneOfEach } from '#tests/support/stores/one-of-each.ts';

const email = 'retail@example.com';

test('What the store sends away for a time is left alone, also after a reload, until the shopper says now', async ({
  device,
  store,
  openProduct,
  size,
  held,
}) => {
  const shopper = await device().shopper();
  await openProduct(shopper);
  const puts = { method: 'PUT', path: /^\/api\/baskets$/, times: 100 };
  const paused = store.proxy.when(puts, refusal(429, 'Later.', { retryAfter: 600 }));
  await shopper.add([5]);
  // Waits until the device has recorded the answer: a page that is left earlier asks again.
  await expect.poll(async () => (await shopper.waiting())[0]?.failure?.status).toBe(429);
  await shopper.open('/sync');
  const why = '^Didn’t send\\. Trying again at \\d\\d:\\d\\d\\.';
  await shopper.sees('text', why);
  await shopper.reload();
  await shopper.ask(() => void dispatchEvent(new Event('online')), null);
  await shopper.sees('text', why);
  expect(paused.hits).toHaveLength(1);
  store.proxy.mend();
  await shopper.press('button', '^Try now: ');
  await shopper.allSent();
  expect(await held()).toEqual({ [size(0).id]: 5 });
});

test.describe('a store that has one piece of everything', () => {
  test.use({ storeOptions: { prepare: keepOneOfEach } });

  test('A shopper who got fewer pieces waits for the rest by one press, and the store takes note', async ({
    device,
    store,
    openProduct,
    signIn,
    size,
  }) => {
    const shopper = await device().shopper();
    await signIn(shopper, email);
    await openProduct(shopper);
    await shopper.add([5]);
    await shopper.allSent();
    await shopper.open('/cart');
    await shopper.sees('text', '^You asked for 5\\. Only 1 is available, so the quantity is 1\\.$');
    await shopper.press('button', '^Wait for 4, ');
    await shopper.misses('text', '^You asked for 5\\.');
    await shopper.cartShows({ [size(0).sku]: 1 });
    const awaited = async () => (await store.ledger()).trail.awaited;
    await expect.poll(awaited, { timeout: 45_000 }).toContainEqual({ variantId: size(0).id, email });
  });
});
