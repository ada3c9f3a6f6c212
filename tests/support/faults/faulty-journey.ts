/**
 * The test function of journeys that need faults, no connection, or a look into the store's database: that of
 * #tests/support/browser/journey.ts, whose header explains how to write journeys, plus
 *
 * - `store`: a shop in its initial state behind a proxy, which its visitors open. `store.goOffline()` closes its port,
 *   `store.proxy.when(…)` makes calls fail, `store.ledger()` reads what its database holds.
 *   `test.use({ storeOptions: { env: { TOKEN_HOURS: '1' } } })` starts another one, shared by all journeys with the same object;
 *   a journey that restarts its shop says so with `isRestarted: true`.
 * - `workersOf(page)`: stops and wakes the service workers of the page's origin.
 */
import { expect, test as journey } from '#tests/support/browser/journey.ts';
import { controlWorkers, type WorkerControl } from '#tests/support/browser/worker-control.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import type { Page } from 'playwright';
import { type FaultyShop, type FaultyShopOptions, startFaultyShop } from './faulty-shop.ts';

export { expect };

interface FaultyJourney {
  readonly storeOptions: FaultyShopOptions;
  readonly store: FaultyShop;
  workersOf(page: Page): Promise<WorkerControl>;
}

export const test = journey.extend<FaultyJourney>({
  storeOptions: [{}, { option: true }],
  store: async ({ storeOptions, lent }, provide) => {
    const isAlone = storeOptions.apiElsewhere === true || storeOptions.isRestarted === true;
    const store = await (isAlone ? startFaultyShop({ isShortLived: true, ...storeOptions }) : lent.lend(storeOptions));
    await provide(store);
    await store.stop();
  },
  origin: async ({ store }, provide) => provide(store.url),
  // Bypasses the proxy, whose calls a journey may count.
  product: async ({ store, minSizes }, provide) => {
    await provide(await findProduct(store.apiUrl, (one) => plain(one) && one.variants.length >= minSizes));
  },
  workersOf: async ({}, provide) => {
    const controls: WorkerControl[] = [];
    await provide(async (page) => {
      const control = await controlWorkers(page);
      controls.push(control);
      return control;
    });
    await Promise.all(controls.map((control) => control.close()));
  },
});
