/**
 * The test function of the journeys. A journey names what it needs, and whatever was opened for it is closed when it
 * ends, passed or failed; nobody calls `close()`:
 *
 *     import { expect, test } from '#tests/support/browser/journey.ts';
 *     import { open } from '#tests/support/browser/visit.ts';
 *
 *     test('an empty cart leads to the catalogue [CART-07]', async ({ page, problems }) => {
 *       await open(page, '/cart');
 *       await page.getByRole('link', { name: 'Browse the catalogue' }).click();
 *       await page.waitForURL(/store$/);
 *       expect(problems).toEqual([]);
 *     });
 *
 * Save it in tests/journeys or tests/offline. `npm run test:journeys -- cart` runs the files whose path holds "cart",
 * `-- -g CART-07` those whose title does, `-- --repeat-each 10` each journey ten times. A failure leaves a trace and a screenshot
 * under test-results/; `npx playwright show-trace FILE` opens the trace.
 *
 * - `page`, `context`: a visitor on a wide screen without a service worker. `test.use({ serviceWorkers: 'allow' })` or
 *   `test.use({ viewport: phone })`, in the file or in a `test.describe` block, changes that.
 * - `visit(options)`: another visitor, with context options of their own.
 * - `shop`: the built shop with its demo data. One serves all journeys of a worker: enough for guests, since each
 *   visitor has a cart of their own. Journeys that sign in, or change what others read, get one to themselves, in its
 *   initial state, with `test.use({ isShopOwn: true })`.
 * - `openShop(options)`: another shop, for a journey that prepares its data, changes its environment or stops it.
 * - `product`: three sizes or more, in stock, with tier prices and no add-ons; `test.use({ minSizes: 6 })` asks for more.
 * - `isBrowserWhole`: `test.use({ isBrowserWhole: true })` for what the headless shell lacks: notifications, a
 *   camera, the back-forward cache.
 * - `problems`: what the page has reported to its console or thrown so far.
 *
 * A journey that needs faults, no connection or a look into the store's database takes `test` from
 * #tests/support/faults/faulty-journey.ts instead, which adds `store`.
 *
 * A journey fails if the pages' content security policy blocked something, whatever else it checks.
 *
 * No journey is retried. Two run at once on a machine that may be slow: wait for what the shopper would see, or for the
 * request that has to happen, and never for a fixed time.
 */
import { gte, sql } from 'drizzle-orm';
import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from 'playwright/test';
import type { Product } from '#contract/product.ts';
import type { Database } from '#server/db/connect.ts';
import { stock } from '#server/db/schema.ts';
import { type LentShops, lentShops } from '#tests/support/faults/lent-shop.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { chromiumFlags, ensureBrowser, ensureShell, thriftyFlags } from './browser.ts';
import { noteSentCalls } from './sent-calls.ts';
import { type Shop, type ShopOptions, startShop } from './shop.ts';
import { watchPolicy, watchProblems } from './visit.ts';

export { expect };

/** A visitor, and what went wrong on their page. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: readonly string[];
}

interface Journey {
  readonly isShopOwn: boolean;
  readonly shop: Shop;
  openShop(options?: ShopOptions): Promise<Shop>;
  /** The origin that visitors open, without a trailing slash. */
  readonly origin: string;
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  readonly minSizes: number;
  readonly product: Product;
  readonly problems: readonly string[];
}

interface Worker {
  /** Uses the full browser: for journeys with notifications, a camera or the back-forward cache. */
  readonly isBrowserWhole: boolean;
  /** Starts the worker's shared shop when the first journey asks for it. */
  sharedShop(): Promise<Shop>;
  /** Shops that are lent to one journey at a time. */
  readonly lent: LentShops;
}

/** Adds so much to every stock of 40 or more that no number of journeys can sell it out; scarce and sold-out variants stay so. */
const stockUp = (db: Database) =>
  db
    .update(stock)
    .set({ quantity: sql`${stock.quantity} + 100000` })
    .where(gte(stock.quantity, 40));

export const test = base.extend<Journey, Worker>({
  isBrowserWhole: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, isBrowserWhole }, provide) => {
      const executablePath = await (isBrowserWhole ? ensureBrowser() : ensureShell());
      const args = isBrowserWhole ? chromiumFlags : [...chromiumFlags, ...thriftyFlags];
      const whole = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };
      await provide({ ...launchOptions, executablePath, args, ...(isBrowserWhole ? whole : {}) });
    },
    { scope: 'worker' },
  ],
  sharedShop: [
    async ({}, provide) => {
      let shop: Promise<Shop> | undefined;
      await provide(() => (shop ??= startShop({ isOfJourneys: true, prepare: stockUp })));
      await (await shop)?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  lent: [
    async ({}, provide) => {
      const lent = lentShops();
      await provide(lent);
      await lent.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  isShopOwn: [false, { option: true }],
  shop: async ({ isShopOwn, sharedShop, lent }, provide) => {
    if (!isShopOwn) return provide(await sharedShop());
    const own = await lent.lend({});
    await provide({ ...own.shop, url: own.url });
    await own.stop();
  },
  openShop: async ({}, provide) => {
    const shops: Shop[] = [];
    await provide(async (options) => {
      const shop = await startShop({ isShortLived: true, ...options });
      shops.push(shop);
      return shop;
    });
    await Promise.all(shops.map((shop) => shop.stop()));
  },
  origin: async ({ shop }, provide) => provide(shop.url),
  baseURL: async ({ origin }, provide) => provide(origin),
  context: async ({ context }, provide) => {
    const writeSentCalls = noteSentCalls(context);
    const stopped = watchPolicy(context);
    await provide(context);
    writeSentCalls();
    expect(stopped, 'what the policy of the pages had to stop').toEqual([]);
  },
  visit: async ({ browser, origin }, provide) => {
    const contexts: BrowserContext[] = [];
    const writers: (() => void)[] = [];
    const stopped: string[][] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({ baseURL: origin, ...options });
      contexts.push(context);
      stopped.push(watchPolicy(context));
      writers.push(noteSentCalls(context));
      const page = await context.newPage();
      return { page, context, problems: watchProblems(page) };
    });
    for (const write of writers) write();
    await Promise.all(contexts.map((context) => context.close()));
    expect(stopped.flat(), 'what the policy of the pages had to stop').toEqual([]);
  },
  minSizes: [3, { option: true }],
  product: async ({ shop, minSizes }, provide) => {
    await provide(await findProduct(shop.url, (one) => plain(one) && one.variants.length >= minSizes));
  },
  problems: async ({ page }, provide) => provide(watchProblems(page)),
});
