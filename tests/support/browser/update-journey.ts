/**
 * The test function of journeys in which the host gets another build: that of #tests/support/browser/journey.ts, plus `deployed`, `first`,
 * `next` and `third`, and visitors whose pages come from the host or from the device.
 */
import type { Page } from 'playwright';
import { expect, test as journey, type Visitor } from '#tests/support/browser/journey.ts';
import { type DeployedShop, startDeployedShop } from '#tests/support/browser/deployed-shop.ts';
import { builtId, makeNextBuild, type NextBuild } from '#tests/support/browser/next-build.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { hydrated, open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

/** A link in the footer, the last part of a page to hydrate. */
export const contact = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });

interface Update {
  readonly deployed: DeployedShop;
  /** A visitor whose device has the app cached; their clock can be advanced. */
  visitWithWorker(): Promise<Visitor>;
  /** Such a visitor, whose pages come from the device's cache. */
  visitFromDevice(): Promise<Visitor>;
  /** A visitor without a service worker; counts every document that they load. */
  visitWithoutWorker(): Promise<Visitor & { documents: () => number }>;
}

interface Builds {
  /** The id of the build that the shop starts with. */
  readonly first: string;
  readonly next: NextBuild;
  readonly third: NextBuild;
}

export const test = journey.extend<Update, Builds>({
  first: [async ({}, provide) => provide(builtId()), { scope: 'worker' }],
  next: [
    async ({}, provide) => {
      const build = makeNextBuild(1);
      await provide(build);
      build.remove();
    },
    { scope: 'worker' },
  ],
  third: [
    async ({}, provide) => {
      const build = makeNextBuild(2);
      await provide(build);
      build.remove();
    },
    { scope: 'worker' },
  ],
  deployed: async ({}, provide) => {
    const deployed = await startDeployedShop();
    await provide(deployed);
    await deployed.stop();
  },
  origin: async ({ deployed }, provide) => provide(deployed.url),
  product: async ({ deployed }, provide) => provide(await findProduct(deployed.url, plain)),
  visitWithWorker: async ({ visit }, provide) => {
    await provide(async () => {
      const visitor = await visit({ serviceWorkers: 'allow' });
      await visitor.context.clock.install();
      await open(visitor.page, '/');
      await workerReady(visitor.page);
      return visitor;
    });
  },
  visitFromDevice: async ({ visitWithWorker }, provide) => {
    await provide(async () => {
      const visitor = await visitWithWorker();
      await visitor.page.reload();
      await hydrated(visitor.page);
      await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      return visitor;
    });
  },
  visitWithoutWorker: async ({ visit }, provide) => {
    await provide(async () => {
      const visitor = await visit();
      let documents = 0;
      visitor.page.on('domcontentloaded', () => (documents += 1));
      await open(visitor.page, '/');
      await contact(visitor.page).scrollIntoViewIfNeeded();
      await visitor.page.waitForLoadState('networkidle');
      documents = 0;
      return { ...visitor, documents: () => documents };
    });
  },
});

/** The id of the build that a page runs. */
export const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build']);

/** A little over an hour: every hourly check has run. */
export const passAnHour = (page: Page) => page.clock.fastForward('01:10:00');

/** Tells the page again and again that it is back online; runs inside the browser. */
export const comeBackNowAndThen = (): void => void setInterval(() => dispatchEvent(new Event('online')), 500);

/** The bar that offers a new version. */
export const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' });

/** Lets hours pass until a new version is offered: a check that is still running when an hour ends is not started again. */
export const waitForOffer = async (page: Page): Promise<void> => {
  const isOffered = async (): Promise<number> => {
    await passAnHour(page);
    return bar(page).count();
  };
  await expect.poll(isOffered, { intervals: [1_000] }).toBe(1);
};

/** Waits until a page runs this build. While a document is replaced, it has no root for a moment. */
export const expectBuild = async (page: Page, id: string): Promise<void> => {
  await page.waitForFunction((wanted) => document.querySelector('html')?.dataset['build'] === wanted, id);
  await hydrated(page);
};
