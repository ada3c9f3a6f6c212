import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { between, pickOf, randomOf } from '#server/db/seed/random.ts';
import { chooseAddOns, createMutex, createRig, type Rig } from '#tests/support/journal/rig.ts';
import { createModelStore, type Fate, type ModelStore } from '#tests/support/stores/model-store.ts';
import { createMortalStore, Killed } from '#tests/support/stores/mortal-store.ts';
import { sampleLine } from '#tests/support/samples/line.ts';
import { createCart } from '#tests/support/soak/cart.ts';
import { createLists } from '#tests/support/soak/lists.ts';
import type { Change } from '#offline/commands/commands.ts';
import { openJournalDatabase } from '#offline/journal/database.ts';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import { needsDecision } from '#offline/journal/waiting.ts';

const variants = ['v1', 'v2', 'v3'];
const soldLines = variants.map((variant) => sampleLine(variant));

/** A shopper who also chooses add-ons; returns the changes and the state they must result in. */
const createCustomer = (random: () => number) => {
  const cart = createCart(random);
  const lists = createLists('a', soldLines, random);
  const cut = new Map<string, number>();
  const move = (from: Map<string, number>, to: Map<string, number>, variant: string): void => {
    to.set(variant, (to.get(variant) ?? 0) + (from.get(variant) ?? 0));
    from.delete(variant);
  };
  return {
    next: (): Change => {
      const variant = pickOf(random, variants);
      if (random() < 0.12 && cart.basket.has(variant)) {
        move(cart.basket, cut, variant);
        return chooseAddOns(variant, [], ['cut']);
      }
      if (random() < 0.12 && cut.has(variant)) {
        move(cut, cart.basket, variant);
        return chooseAddOns(variant, ['cut'], []);
      }
      return random() < 0.5 ? cart.ofLine(pickOf(random, soldLines)) : lists.next();
    },
    basket: (): Record<string, number> => {
      const plain = [...cart.basket].map(([variant, quantity]) => [`${variant}|`, quantity] as const);
      return Object.fromEntries([
        ...plain,
        ...[...cut].map(([variant, quantity]) => [`${variant}|cut`, quantity] as const),
      ]);
    },
    lists: () =>
      [...lists.all.values()].map(({ name, items }) => ({ name, items: Object.fromEntries(items) })).sort(byName),
  };
};

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

/** Drains until nothing is left to do; waits for requests that may still be in flight, with or without backoff. */
const drained = async (rig: Rig): Promise<void> => {
  for (let until: number | null = 0; until !== null;) {
    until = await rig.drain({ ignoresBackoff: true });
    if (until !== null) rig.clock.now = Math.max(rig.clock.now, until);
  }
};

/** Everything that a network can do to a request; only its key distinguishes a late request from a new one. */
const fateOf = (random: () => number, isKeyed: boolean): Fate | null => {
  const chance = random();
  if (chance < 0.15) return 'drop';
  if (chance < 0.3) return 'cut';
  if (chance < 0.34) return isKeyed ? 'late' : 'drop';
  if (chance < 0.38) return 'portal';
  if (chance < 0.41) return 'broken';
  if (chance < 0.44) return { status: 503, headers: { 'retry-after': '0' } };
  if (chance < 0.46) return { status: 429, headers: { 'retry-after': '0' } };
  if (chance < 0.48) return { status: 404, html: '<html>Guard</html>' };
  return chance < 0.5 ? { status: 500 } : null;
};

/** Two senders, a page and a worker, on one database: each may be killed at any write and start again. */
const storm = async (model: ModelStore, seed: string, isKeyed: boolean, changes: number) => {
  const random = randomOf(seed);
  const customer = createCustomer(randomOf(`customer ${seed}`));
  const lock = createMutex();
  const isCalm = { now: false };
  let killed = 0;
  const openSender = () => {
    const mortal = createMortalStore(openJournalDatabase(), () => {
      if (isCalm.now || random() > 0.05) return null;
      killed += 1;
      return random() < 0.5 ? 'before' : 'after';
    });
    const rig = createRig(model, { store: mortal.store, lock, isKeyed, backoffMs: () => 0 });
    return { ...rig, isDead: mortal.isDead };
  };
  const senders = [openSender(), openSender()];
  const sender = () => {
    const at = between(random, 0, 1);
    if (senders[at]?.isDead() !== false) senders[at] = openSender();
    return senders[at] ?? openSender();
  };
  const unlessKilled = (error: unknown): void => {
    if (!(error instanceof Killed)) throw error;
  };
  model.decide(() => fateOf(random, isKeyed));

  const writer = createRig(model, { store: openJournalDatabase(), lock, isKeyed });
  const running: Promise<void>[] = [];
  for (let made = 0; made < changes; made += 1) {
    await writer.append(customer.next());
    const drains = Math.floor(random() * 3);
    for (let count = 0; count < drains; count += 1) {
      const drain = sender()
        .drain({ ignoresBackoff: random() < 0.5 })
        .then(() => undefined, unlessKilled);
      running.push(drain);
      if (random() < 0.4) await drain;
    }
    if (random() < 0.1) model.deliverLate();
  }
  await Promise.all(running);
  model.deliverLate();
  isCalm.now = true;
  model.decide(() => null);
  const last = openSender();
  await drained(last);
  return { customer, killed, entries: await last.journal.entries() };
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('two senders over one journal, a bad line, and death at any write', () => {
  test.each(Array.from({ length: 8 }, (_, at) => `with keys ${at}`))(
    'exactly once and in order, %s [PWA-06] [PWA-07]',
    async (seed) => {
      const model = createModelStore();
      const { customer, entries, killed } = await storm(model, seed, true, 40);
      expect(entries.map(({ name, state, failure }) => ({ name, state, failure }))).toEqual([]);
      expect(model.basket('u-1')).toEqual(customer.basket());
      expect([...model.lists('u-1')].sort(byName)).toEqual(customer.lists());
      const keys = model.effects.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(killed).toBeGreaterThan(0);
    },
  );

  test.each(Array.from({ length: 6 }, (_, at) => `without keys ${at}`))(
    'looked up and not doubled, %s [PWA-06] [PWA-07]',
    async (seed) => {
      const model = createModelStore({ isKeyed: false });
      const { customer, entries } = await storm(model, seed, false, 30);
      expect(entries.filter(needsDecision)).toEqual([]);
      expect(model.basket('u-1')).toEqual(customer.basket());
      expect([...model.lists('u-1')].sort(byName)).toEqual(customer.lists());
    },
  );
});

test.each(Array.from({ length: 24 }, (_, at) => `sequence ${at}`))(
  'joined or one by one, the store has the same in the end: %s [PWA-06] [PWA-07]',
  async (seed) => {
    const random = randomOf(seed);
    const customer = createCustomer(random);
    const changes = Array.from({ length: 30 }, () => customer.next());
    const models = await Promise.all(
      [true, false].map(async (isJoined) => {
        const model = createModelStore();
        const rig = createRig(model, { store: createMemoryJournal() });
        for (const change of changes) {
          await rig.append(change);
          if (!isJoined) await rig.settle();
        }
        await rig.settle();
        return { model, writes: model.writes().length };
      }),
    );
    const [joined, single] = models;
    expect(joined?.model.basket('u-1')).toEqual(customer.basket());
    expect(single?.model.basket('u-1')).toEqual(customer.basket());
    expect([...(joined?.model.lists('u-1') ?? [])].sort(byName)).toEqual(customer.lists());
    expect([...(single?.model.lists('u-1') ?? [])].sort(byName)).toEqual(customer.lists());
    expect(joined?.writes ?? 0).toBeLessThanOrEqual(single?.writes ?? 0);
  },
);
