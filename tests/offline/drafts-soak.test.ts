import { between, pickOf, randomOf } from '#server/db/seed/random.ts';
import { expect } from '#tests/support/faults/faulty-journey.ts';
import { test } from '#tests/support/browser/mortal-journey.ts';
import { ordersOf } from '#tests/support/browser/order-draft.ts';
import { signedInClient } from '#tests/support/browser/sign-in.ts';
import { open } from '#tests/support/browser/visit.ts';
import { allSent, noted } from '#tests/support/stores/at-the-counter.ts';
import * as drafts from '#tests/support/soak/drafts.ts';

test.use({ minSizes: 4 });

/** `npm run soak` runs this at length; among the other journeys, a part of it must do. */
const isLong = process.env['SOAK_CHANGES'] !== undefined;
const acts = isLong ? Math.ceil(Number(process.env['SOAK_CHANGES']) / 50) : 10;
const seed = process.env['SOAK_SEED'] ?? 'the drafts';
const email = 'trade@example.com';

/** Each quantity is used only once, so that it identifies its line wherever that is. */
interface Model extends drafts.StoredDrafts {
  readonly cart: readonly number[];
  readonly parked: Readonly<Record<string, readonly number[]>>;
  /** References of the orders for which the button was pressed. */
  readonly orders: readonly string[];
}

const noOrderDraft = { reference: null, isReady: false };
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

test(`${acts} acts on drafts and parked carts, in a browser that is killed at any moment: nothing saved is lost, no cart is doubled, no order is made twice or without its press [PWA-02] [PWA-06]`, async ({
  store,
  product,
  browserOnDisk,
}) => {
  test.setTimeout(180_000 + acts * 60_000);
  const random = randomOf(seed);
  const luck = randomOf(`${seed}, of answers`);
  const before = await ordersOf(store.apiUrl, email);
  const delivered = before.find(({ status }) => status === 'Delivered');
  if (delivered === undefined) throw new Error('The demo shopper has no order that was delivered.');
  await store.change('update stock set quantity = 1000000');
  const client = await signedInClient(store.apiUrl, email);
  const counts = { kills: 0, killsInDoubt: 0, cuts: 0, spellsAway: 0 };
  const productUrl = `${store.url}/store/product/${product.slug}`;

  const first = await browserOnDisk.start(store.url);
  await drafts.signInAndLook(first.page, store.url, email, productUrl, delivered.id);
  await browserOnDisk.quit();

  let { page } = await browserOnDisk.start(store.url);
  let isAway = false;
  let model: Model = { cart: [], parked: {}, orders: [], comment: null, ...noOrderDraft };
  let made = 10;
  const fresh = (): number => (made += 1);

  const goAway = async (away: boolean): Promise<void> => {
    if (away === isAway) return;
    await (away ? store.goOffline() : store.goOnline());
    isAway = away;
    if (away) counts.spellsAway += 1;
  };
  const loseAnswers = (): void =>
    store.proxy.decide(({ method }) => {
      if (method === 'GET' || luck() >= 0.15) return null;
      counts.cuts += 1;
      return { do: 'cut' };
    });
  /** What the store and the device hold once everything is sent. */
  const settled = async (kept: drafts.StoredDrafts): Promise<Model> => ({
    ...kept,
    cart: sorted((await client.getBasket({ query: {} })).lineItems.map(({ quantity }) => quantity)),
    parked: Object.fromEntries(
      (await client.getParkedCarts({})).map(({ name, lines }) => [name, sorted(lines.map(({ quantity }) => quantity))]),
    ),
    orders: model.orders,
  });
  const checkOrders = async (): Promise<void> => {
    const references = (await ordersOf(store.apiUrl, email)).map(({ referenceNumber }) => referenceNumber);
    for (const reference of model.orders.slice(-40))
      expect(references.filter((one) => one === reference)).toEqual([reference]);
    expect(references.filter((one) => one?.startsWith('JOB-'))).toHaveLength(Math.min(50, model.orders.length));
  };
  /** Sends everything; the outcome must be one of these. A draft that lags behind its cart catches up once the cart is opened. */
  const settle = async (possible: readonly Model[]): Promise<void> => {
    await goAway(false);
    await open(page, `${store.url}/cart`);
    await allSent(page);
    await expect(async () => {
      model = await settled(await drafts.storedDrafts(page));
      expect(possible, await drafts.deviceContents(page)).toContainEqual(model);
    }).toPass({ timeout: 30_000 });
    await checkOrders();
  };
  const killed = async (possible: readonly Model[]): Promise<void> => {
    const wasAway = isAway;
    await browserOnDisk.kill();
    counts.kills += 1;
    if (possible.length > 1) counts.killsInDoubt += 1;
    await goAway(false);
    ({ page } = await browserOnDisk.start(store.url));
    await settle(possible);
    await goAway(wasAway);
  };
  /** Does something, and either waits until it is on the device or kills the browser right after the press. */
  const act = async (
    after: Model,
    isOnDevice: (press: () => Promise<void>) => Promise<void>,
    press: () => Promise<void>,
  ) => {
    if (random() < 0.25) {
      await press();
      await killed([model, after]);
    } else {
      await isOnDevice(press);
      model = after;
    }
  };
  const storedIs =
    (after: drafts.StoredDrafts) =>
    async (press: () => Promise<void>): Promise<void> => {
      await press();
      const { reference, isReady, comment } = after;
      await expect.poll(() => drafts.storedDrafts(page), { intervals: [50] }).toEqual({ reference, isReady, comment });
    };
  const inJournalAndDraft =
    (after: Model) =>
    async (press: () => Promise<void>): Promise<void> => {
      await noted(page, press);
      await storedIs(after)(() => Promise.resolve());
    };

  const steps: Record<string, () => Promise<void>> = {
    add: async () => {
      const quantity = fresh();
      const row = model.cart.length;
      await open(page, productUrl);
      const after = { ...model, cart: sorted([...model.cart, quantity]) };
      await act(
        after,
        (press) => noted(page, press),
        () => drafts.addSize(page, row, quantity),
      );
    },
    park: async () => {
      const name = `Customer ${fresh()}`;
      await drafts.openCart(page, store.url, model.cart);
      const after = { ...model, ...noOrderDraft, cart: [], parked: { ...model.parked, [name]: model.cart } };
      await act(after, inJournalAndDraft(after), () => drafts.parkCart(page, name));
    },
    bringBack: async () => {
      const name = pickOf(random, Object.keys(model.parked));
      const { [name]: lines = [], ...others } = model.parked;
      await drafts.openCart(page, store.url, model.cart);
      const after = { ...model, isReady: false, reference: name, cart: lines, parked: others };
      await act(after, inJournalAndDraft(after), () => drafts.bringBack(page, name, null));
    },
    type: async () => {
      const reference = `NOTE-${fresh()}`;
      await drafts.openCart(page, store.url, model.cart);
      await drafts.toNote(page);
      const after = { ...model, reference };
      await act(after, storedIs(after), () => page.getByLabel('Your reference').fill(reference));
    },
    prepare: async () => {
      await goAway(true);
      const reference = `NOTE-${fresh()}`;
      await drafts.openCart(page, store.url, model.cart);
      await drafts.toNote(page);
      await drafts.completeNote(page);
      const typed = { ...model, reference };
      await storedIs(typed)(() => page.getByLabel('Your reference').fill(reference));
      model = typed;
      const after = { ...model, isReady: true };
      await act(after, storedIs(after), () => page.getByRole('button', { name: 'Keep it ready to place' }).click());
    },
    place: async () => {
      await goAway(false);
      const reference = `JOB-${fresh()}`;
      await drafts.openCart(page, store.url, model.cart);
      await allSent(page);
      await drafts.toNote(page);
      await drafts.completeNote(page);
      await page.getByLabel('Your reference').fill(reference);
      loseAnswers();
      await drafts.pressUntilPlaced(page);
      store.proxy.mend();
      model = { ...model, ...noOrderDraft, cart: [], orders: [...model.orders, reference] };
      await storedIs(model)(() => Promise.resolve());
      await checkOrders();
    },
    comment: async () => {
      const comment = `Worn threads ${fresh()}`;
      await drafts.openReturn(page, store.url, delivered.id);
      const after = { ...model, comment };
      await act(after, storedIs(after), () => page.getByLabel('Comment').fill(comment));
    },
  };
  const possibleSteps = (): string[] => {
    if (model.cart.length === 0)
      return Object.keys(model.parked).length === 0 ? ['add'] : ['add', 'bringBack', 'comment'];
    return ['park', 'type', 'prepare', 'place', 'comment', ...(model.cart.length < 4 ? ['add'] : [])];
  };

  const done = new Map<string, number>();
  for (let at = 0; at < acts; at += 1) {
    await goAway(random() < 0.5);
    const name = pickOf(random, possibleSteps());
    await test.step(`act ${at + 1}: ${name}`, async () => steps[name]?.());
    done.set(name, (done.get(name) ?? 0) + 1);
    // At least once, in the middle.
    if (at === Math.floor(acts / 2) || between(random, 1, 10) === 1) await killed([model]);
  }
  await settle([model]);
  const kinds = [...done].map(([name, count]) => `${count} ${name}`).join(', ');
  console.log(
    `${acts} acts on drafts and parked carts (${kinds}): ${JSON.stringify(counts)}; none lost, none doubled.`,
  );
});
