import type { Browser, BrowserContext, Page } from 'playwright';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import type { LineItem } from '#contract/basket.ts';
import { cookieNames } from '#contract/cookies.ts';
import { stock } from '#server/db/schema.ts';
import { randomOf } from '#server/db/seed/random.ts';
import type { Fault } from '#tests/support/faults/fault-rules.ts';
import { subjectOf } from '#tests/support/faults/proxy-call.ts';
import { demoPassword } from '#tests/support/browser/sign-in.ts';
import { serveSoakPage } from '#tests/support/soak/bundle.ts';
import { createShopper, differences } from '#tests/support/soak/model.ts';
import { findProduct, plain, storeClient } from '#tests/support/stores/store-client.ts';
import { basketOf, listsOf } from '#tests/support/stores/store-ledger.ts';
import { controlWorkers, crash } from '#tests/support/browser/worker-control.ts';

const email = 'buyer@example.com';

/** More than this do not wait at once, so that most changes are sent one by one and not joined. */
const maxWaiting = 8;

/** `npm run soak` goes on for long; beside the other journeys a part of it has to do. */
const isLong = process.env['SOAK'] === 'long';

for (const { how, env, isKeyed, commands, seed } of [
  { how: 'by their keys', env: {}, isKeyed: true, commands: isLong ? 1000 : 120, seed: 20_261_121 },
  { how: 'by looking', env: { IDEMPOTENCY_KEYS: 'ignore' }, isKeyed: false, commands: isLong ? 150 : 40, seed: 7 },
]) {
  test.describe(`a store that tells repeats ${how}`, () => {
    test.use({ storeOptions: { env, prepare: (db) => db.update(stock).set({ quantity: 100_000 }) } });

    test(`${commands} changes of cart and lists arrive once each and in order, over a link that loses a third of everything [PWA-04]`, async ({
      browser,
      store,
    }) => {
      test.setTimeout(20 * 60_000);
      const path = await serveSoakPage(store.proxy);
      const lines = await soldLines(store.url);
      const { token } = await storeClient(store.url).signIn({ body: { email, password: demoPassword } });
      const start = await store.ledger();
      const before = new Set(listsOf(start, email).map(({ id }) => id));
      const random = randomOf(`link ${seed}`);
      const { model, next } = createShopper(lines, randomOf(`shopper ${seed}`));
      const lost = { requests: 0, answers: 0 };
      const judge = (): Fault | null => {
        if (random() < 0.3) {
          lost.requests += 1;
          return { do: 'drop' };
        }
        if (random() >= 0.3) return null;
        lost.answers += 1;
        return { do: 'cut' };
      };

      const tabs = await openTabs(browser, { url: store.url, path, token, isKeyed });
      store.proxy.forget();
      store.proxy.decide(judge);
      const dice = randomOf(`fate ${seed}`);
      const killed = { tabs: 0, workers: 0 };
      for (let made = 0; made < commands; made += 1) {
        let waiting = await tabs.any(dice).evaluate((change) => globalThis.soak?.append(change) ?? 0, next());
        if (dice() < 0.2) await tabs.any(dice).evaluate(() => globalThis.soak?.wakeWorker());
        if (dice() < 0.02) {
          await tabs.kill(dice);
          killed.tabs += 1;
        }
        if (dice() < 0.03) {
          await tabs.killWorkers();
          killed.workers += 1;
        }
        while (waiting > maxWaiting) waiting = (await tabs.waiting()).all;
      }
      let left = await tabs.waiting();
      while (left.all > left.undecided.length) left = await tabs.waiting();
      store.proxy.decide(null);
      await tabs.close();

      const ledger = await store.ledger();
      const lists = listsOf(ledger, email).filter(({ id }) => !before.has(id));
      const { lost: missing, doubled, words } = differences(model, { basket: basketOf(ledger, email), lists });
      const calls = store.proxy.writes();
      const reached = calls.filter(({ status }) => status === 200);
      console.log(
        `${commands} changes, ${calls.length} calls, ${calls.filter(({ isOfWorker }) => isOfWorker).length} of them by the worker, ` +
          `${reached.length} heard by the store: ` +
          `${lost.requests} requests and ${lost.answers} answers lost, ${killed.tabs} tabs and ${killed.workers} workers killed; ` +
          `${missing} lost, ${doubled} doubled.`,
      );
      expect(left.undecided).toEqual([]);
      expect(words).toEqual([]);
      if (!isKeyed) return;
      // A change that was made twice would show here even where it changes nothing the second time: every write raises the
      // version, from the 1 that a basket is made with.
      const ofCart = new Set(reached.filter(({ path: at }) => at.startsWith('/api/baskets')).map(({ key }) => key));
      const versions = (basketOf(ledger, email)?.version ?? 0) - (basketOf(start, email)?.version ?? 1);
      expect(versions).toBe(ofCart.size);
      const kept = ledger.keys.filter(({ status }) => status === 200).map(({ key }) => key);
      expect(new Set(kept)).toEqual(new Set(reached.map(({ key }) => key)));
    });
  });
}

/** A dozen variants as lines of a basket. */
const soldLines = async (url: string): Promise<LineItem[]> => {
  const client = storeClient(url);
  const lines = new Map<string, LineItem>();
  for (const least of [3, 4, 5]) {
    const { variants } = await findProduct(url, (product) => plain(product) && product.variants.length > least);
    for (const { id } of variants.slice(0, 6)) {
      const { lineItems } = await client.addToBasket({ body: { productVariantId: id, quantity: 1 } });
      for (const line of lineItems) lines.set(line.variant.id, line);
    }
  }
  return [...lines.values()].slice(0, 12);
};

interface Tabs {
  any(dice: () => number): Page;
  /** Ends one as a crash or a closed window would, and opens another. */
  kill(dice: () => number): Promise<void>;
  killWorkers(): Promise<void>;
  waiting(): Promise<{ readonly all: number; readonly undecided: readonly string[] }>;
  close(): Promise<void>;
}

const openTabs = async (
  from: Browser,
  { url, path, token, isKeyed }: { url: string; path: string; token: string; isKeyed: boolean },
): Promise<Tabs> => {
  const subject = subjectOf(token);
  const context: BrowserContext = await from.newContext({ baseURL: url, serviceWorkers: 'allow' });
  await context.addCookies([{ name: cookieNames.token, value: token, url }]);
  const settings = encodeURIComponent(JSON.stringify({ token, subject, isKeyed }));
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${path}#${settings}`);
    await page.waitForFunction(() => globalThis.soak !== undefined);
    return page;
  };
  const tabs = [await open(), await open()];
  const pick = (dice: () => number): number => Math.floor(dice() * tabs.length);
  const first = (): Page => {
    const [page] = tabs;
    if (page === undefined) throw new Error('No tab is open.');
    return page;
  };
  await first().evaluate(async () => void (await navigator.serviceWorker.ready));
  return {
    any: (dice) => tabs[pick(dice)] ?? first(),
    kill: async (dice) => {
      const [page] = tabs.splice(pick(dice), 1, await open());
      if (page === undefined) return;
      await (dice() < 0.5 ? crash(page) : page.close());
    },
    killWorkers: async () => {
      const workers = await controlWorkers(first());
      await workers.stopAll();
    },
    waiting: async () => {
      // Tabs may share a process, and go down together: whoever shops opens the shop again.
      if (first().isClosed()) tabs[0] = await open();
      return (await first().evaluate(() => globalThis.soak?.waiting())) ?? { all: 0, undecided: [] };
    },
    close: () => context.close(),
  };
};
