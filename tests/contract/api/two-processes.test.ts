import { readdirSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { isRefused } from '#api/api-error.ts';
import type { Rows } from '#contract/rows.ts';
import type { Client } from '#tests/support/stores/client.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { startTwoProcesses } from '#tests/support/stores/two-processes.ts';

const two = await startTwoProcesses();

afterAll(() => two.close());

/** Signs in at the first process; returns a client of each. */
const signedIn = async (): Promise<readonly [Client<Rows>, Client<Rows>]> => {
  const { token } = await two.clients(null)[0].signIn({ body: two.shopper });
  return two.clients(token);
};

const listsNamed = async (client: Client<Rows>, name: string) =>
  (await client.getWishlists({})).results.filter((list) => list.name === name).map(({ id }) => id);

/** Whether a write was turned away because its key is in use. */
const isInUse = (error: unknown): boolean =>
  isRefused(error) && error.details.some(({ code }) => code === 'IdempotencyKeyInUse');

/** Makes a list as a device does: again, under the same key, while the key is in use. */
const makeList = async (client: Client<Rows>, name: string, idempotencyKey: string): Promise<string> => {
  for (;;) {
    try {
      return (await client.createWishlist({ body: { name } }, { idempotencyKey })).id;
    } catch (error) {
      if (!isInUse(error)) throw error;
    }
  }
};

test('a write sent to both at the same moment under one key is done once, and both answer the same [PWA-07]', async () => {
  const both = await signedIn();
  for (let round = 0; round < 10; round += 1) {
    const name = `At once ${round}`;
    const key = crypto.randomUUID();
    const [id, twin] = await Promise.all(both.map((client) => makeList(client, name, key)));
    expect(twin).toBe(id);
    expect(await listsNamed(both[0], name)).toEqual([id]);
  }
});

test('a refusal that one has stored is what the other repeats, even once the write could be done [PWA-07]', async () => {
  const [one, other] = await signedIn();
  const [first, second] = two.variantIds;
  const { id } = await one.createWishlist({ body: { name: 'Van' } });
  for (const productVariantId of two.variantIds)
    await one.addWishlistItem({ body: { wishlistId: id, productVariantId, quantity: 1 } });
  const { items } = await other.getWishlist({ params: { id } });
  const idOf = (variantId: string) => items.find((item) => item.productVariantId === variantId)?.id ?? '';
  const replace = (client: Client<Rows>, idempotencyKey: string) =>
    client.updateWishlistItem(
      { params: { id, itemId: idOf(first) }, body: { productVariantId: second, quantity: 2 } },
      { idempotencyKey },
    );
  const key = crypto.randomUUID();
  const refusal = await refused(replace(one, key));
  expect(refusal).toMatchObject({ status: 409, details: [{ code: 'AlreadyListed' }] });
  await one.removeWishlistItem({ params: { id, itemId: idOf(second) } });
  const { status, errors, details } = await refused(replace(other, key));
  expect({ status, errors, details }).toEqual({
    status: refusal.status,
    errors: refusal.errors,
    details: refusal.details,
  });
  expect((await replace(other, crypto.randomUUID())).id).toBe(id);
});

test('a session that ends at one has ended at the other at once [ADD-02]', async () => {
  const [one, other] = await signedIn();
  expect((await other.getCustomer({})).email).toBe(two.shopper.email);
  await one.signOut({ body: {} });
  expect(await refused(other.getCustomer({}))).toMatchObject({ status: 401 });
  const [again] = await signedIn();
  expect((await again.getCustomer({})).email).toBe(two.shopper.email);
});

const startedOnce = async (database: pg.Client): Promise<void> => {
  const migrations = readdirSync('server/db/migrations').filter((name) => name.endsWith('.sql'));
  const { rows } = await database.query<{ migrations: number; settings: number }>(
    `select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
            (select count(*)::int from store_settings) as settings`,
  );
  expect(rows).toEqual([{ migrations: migrations.length, settings: 1 }]);
};

const inProgress = async (database: pg.Client): Promise<void> => {
  const both = await signedIn();
  const key = crypto.randomUUID();
  const make = (client: Client<Rows>) =>
    client.createWishlist({ body: { name: 'Held' } }, { idempotencyKey: key }).then(
      ({ id }) => ({ client, id, isInUse: false }),
      (error: unknown) => ({ client, id: null, isInUse: isInUse(error) }),
    );
  await database.query('begin');
  await database.query('lock table wishlists in share row exclusive mode');
  const calls = both.map(make);
  // The one that works waits for the table.
  const turnedAway = await Promise.race(calls);
  expect(turnedAway).toMatchObject({ id: null, isInUse: true });
  await database.query('commit');
  const done = (await Promise.all(calls)).find(({ client }) => client !== turnedAway.client);
  expect(done?.isInUse).toBe(false);
  expect((await make(turnedAway.client)).id).toBe(done?.id);
  expect(await listsNamed(both[0], 'Held')).toEqual([done?.id]);
};

test.each(
  two.outside === null
    ? []
    : [
        ['two that start at once on an empty database migrate and fill it once', startedOnce, two.outside] as const,
        [
          'while one works on a write, the other says so, and then gives its answer [PWA-07]',
          inProgress,
          two.outside,
        ] as const,
      ],
)('%s', async (_, journey, database) => journey(database));
