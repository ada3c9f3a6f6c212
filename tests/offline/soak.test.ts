import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { randomOf } from '#server/db/seed/random.ts';
import type { Fault } from '#tests/support/faults/fault-rules.ts';
import { demoPassword } from '#tests/support/browser/sign-in.ts';
import { serveSoakPage } from '#tests/support/soak/bundle.ts';
import { openDevice, type SoakDevice } from '#tests/support/soak/device.ts';
import { differences } from '#tests/support/soak/differences.ts';
import { shareOut, type Shelves, stockShelves } from '#tests/support/soak/goods.ts';
import { createShopper } from '#tests/support/soak/model.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';
import { basketOf } from '#tests/support/stores/store-ledger.ts';

const email = 'buyer@example.com';

/** At most this many changes wait at once on a device, so that most are sent one by one and not merged. */
const maxWaiting = 8;

/** `npm run soak` runs this at length; among the other journeys, a part of it must do. */
const changes = Number(process.env['SOAK_CHANGES'] ?? 160);

for (const { how, env, isKeyed, count, seed } of [
  { how: 'by their keys', env: {}, isKeyed: true, count: Math.ceil(changes * 0.75), seed: 20_261_121 },
  {
    how: 'by looking at what the store has',
    env: { IDEMPOTENCY_KEYS: 'ignore' },
    isKeyed: false,
    count: Math.floor(changes * 0.25),
    seed: 7,
  },
]) {
  test.describe(`a device that recognises repeats ${how}`, () => {
    const shelves: Shelves = { scarce: [], soldOut: [] };
    test.use({ storeOptions: { env, isRestarted: true, prepare: (db) => stockShelves(db, shelves) } });

    test(`${count} changes of cart, lists, viewed products and subscriptions, made on two devices, arrive once each, over a link that loses a third of everything [PWA-06] [PWA-07]`, async ({
      store,
    }) => {
      test.setTimeout(5 * 60_000 + count * 1_000);
      const path = await serveSoakPage(store.proxy);
      const { token } = await storeClient(store.url).signIn({ body: { email, password: demoPassword } });
      const { each, shared } = await shareOut(store.url, shelves, 2);
      const start = await store.ledger();
      const fate = randomOf(`fate ${seed}`);
      const shoppers = each.map((goods, at) => {
        const device = 'ab'.charAt(at);
        const random = randomOf(`shopper ${device} ${seed}`);
        // Without keys, a device can only look at the store's state, which decides nothing where two devices add to a line or the store
        // gives fewer pieces.
        const scarce = isKeyed ? goods.scarce : [];
        return createShopper({ device, email, goods: { ...goods, scarce }, shared: isKeyed ? shared : [], random });
      });
      const devices: SoakDevice[] = [];
      for (const tabs of [3, 2]) {
        devices.push(await openDevice({ url: store.url, path, token, isKeyed, tabs, dice: fate }));
      }
      const lost = { requests: 0, answers: 0 };
      const link = randomOf(`link ${seed}`);
      store.proxy.forget();
      store.proxy.decide((): Fault | null => {
        if (link() < 0.3) {
          lost.requests += 1;
          return { do: 'drop' };
        }
        if (link() >= 0.3) return null;
        lost.answers += 1;
        return { do: 'cut' };
      });

      const killed = { tabs: 0, workers: 0, browsers: 0, stores: 0 };
      /** Lets mishaps injectFaults devices and store now and then, each at least once, somewhere in the middle. */
      const injectFaults = async (device: SoakDevice, made: number): Promise<void> => {
        const isDue = (chance: number, part: number) => fate() < chance || made === Math.floor(count * part);
        if (fate() < 0.2) await device.wakeWorker();
        if (isDue(0.01, 0.2)) {
          killed.tabs += 1;
          await device.killTab();
        }
        if (isDue(0.015, 0.3)) {
          killed.workers += 1;
          await device.killWorkers();
        }
        if (isDue(0.002, 0.45)) {
          killed.browsers += 1;
          await device.killBrowser();
        }
        if (isDue(0.002, 0.6)) {
          killed.stores += 1;
          await store.restart();
        }
      };
      for (let made = 0; made < count; made += 1) {
        const at = Math.floor(fate() * devices.length);
        const [device, shopper] = [devices[at], shoppers[at]];
        if (device === undefined || shopper === undefined) throw new Error('There is no such device.');
        await device.append([shopper.next()]);
        await injectFaults(device, made);
        while ((await device.waiting(maxWaiting)).unsent > maxWaiting) continue;
      }
      const undecided = [];
      for (const device of devices) {
        let left = await device.waiting(0);
        while (left.unsent > 0) left = await device.waiting(0);
        undecided.push(...left.undecided);
      }
      store.proxy.decide(null);
      for (const device of devices) await device.close();

      const ledger = await store.ledger();
      const models = shoppers.map(({ model }) => model);
      const { lost: missing, doubled, words } = differences(models, { ledger, before: start, email });
      const { lineItems, notifications } = await storeClient(store.url, token).getBasket({});
      const noticed = notifications
        .filter(({ code }) => code === 'QuantityReduced')
        .map(({ lineItemId }) => lineItems.find((line) => line.lineItemId === lineItemId)?.variant.id);
      const notified = new Set([...noticed, ...undecided.map(({ variantId }) => variantId)]);
      const short = models.flatMap((model) => [...model.short]);
      const calls = store.proxy.writes();
      const reached = calls.filter(({ status }) => status === 200);
      const kinds = new Map(models.flatMap(({ made }) => [...made]));
      console.log(
        `${count} changes of ${kinds.size} kinds, ${calls.length} calls, ` +
          `${calls.filter(({ isOfWorker }) => isOfWorker).length} of them by workers, ${reached.length} done by the store: ` +
          `${lost.requests} requests and ${lost.answers} answers lost; ${killed.tabs} tabs, ${killed.workers} workers, ` +
          `${killed.browsers} browsers and ${killed.stores} stores killed; ${missing} lost, ${doubled} doubled; ` +
          `${short.length} lines got less than was asked for, ${undecided.length} changes refused, all shown.`,
      );
      expect(words).toEqual([]);
      expect(undecided.filter(({ code }) => code !== 'OutOfStock')).toEqual([]);
      expect(short.filter((variantId) => !notified.has(variantId))).toEqual([]);
      if (!isKeyed) return;
      // A change that was made twice would show here even if the second time changed nothing: every write raises the version, from the 1 of
      // a new basket.
      const ofCart = new Set(reached.filter(({ path: to }) => to.startsWith('/api/baskets')).map(({ key }) => key));
      const versions = (basketOf(ledger, email)?.version ?? 0) - (basketOf(start, email)?.version ?? 1);
      expect(versions).toBe(ofCart.size);
      const kept = ledger.keys.filter(({ status }) => status === 200).map(({ key }) => key);
      expect(new Set(kept)).toEqual(new Set(reached.map(({ key }) => key)));
    });
  });
}
