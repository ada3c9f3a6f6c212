import { startDeployedShop, type DeployedShop } from '#tests/support/browser/deployed-shop.ts';
import { makeNextBuild, type NextBuild } from '#tests/support/browser/next-build.ts';
import { builtAssets } from '#tests/support/browser/shell-files.ts';
import { expect, test as journey } from '#tests/support/engines/engine-journey.ts';
import { findProduct, firstSizeOf, plain } from '#tests/support/stores/store-client.ts';

interface Deployment {
  readonly deployed: DeployedShop;
  readonly next: NextBuild;
}

const test = journey.extend<Deployment>({
  deployed: async ({}, provide) => {
    const deployed = await startDeployedShop();
    await provide(deployed);
    await deployed.stop();
  },
  next: async ({}, provide) => {
    const build = makeNextBuild(1);
    await provide(build);
    build.remove();
  },
  origin: async ({ deployed }, provide) => provide(deployed.url),
  product: async ({ deployed }, provide) => provide(await findProduct(deployed.url, plain)),
});

/** Runs inside a page: tells it again and again that it is back online, so that it checks for a new version. */
const comeBackNowAndThen = (): void => void setInterval(() => dispatchEvent(new Event('online')), 500);

test('A new version is offered and taken with the page of another tab left alone until it moves on', async ({
  device,
  deployed,
  next,
  product,
}) => {
  const owner = device();
  const taking = await owner.shopper();
  await taking.open('/');
  await taking.workerReady();
  await taking.reload();
  const other = await owner.shopper();
  await other.open(`/store/product/${product.slug}`);
  await deployed.deploy(next);
  await taking.ask(comeBackNowAndThen, null);
  await taking.press('button', '^Reload$');
  await taking.becomes((id) => document.documentElement.dataset['build'] === id, next.id);
  expect(await other.ask(() => document.documentElement.dataset['build'], null)).not.toBe(next.id);
  await other.press('link', '^Contact us$', 'footer');
  await other.becomes((id) => document.documentElement.dataset['build'] === id, next.id);
  expect(await other.ask(() => location.pathname, null)).toBe('/contact-us');
  // The previous build's files have left the shell: every file has another name in this build.
  await other.becomes(async (fileCount) => {
    const cached = await (await caches.open('tradecounter-shell')).keys();
    return cached.filter(({ url }) => url.includes('/assets/')).length === fileCount;
  }, builtAssets().length);
});

test('A new version is offered where a quantity was typed and sent', async ({ device, deployed, next, product }) => {
  const shopper = await device().shopper();
  await shopper.open(`/store/product/${product.slug}`);
  await shopper.workerReady();
  await shopper.reload();
  await shopper.add([4]);
  await shopper.allSent();
  await shopper.open('/cart');
  await shopper.fill('^Quantity, ', '6');
  await shopper.allSent();
  await deployed.deploy(next);
  await shopper.ask(comeBackNowAndThen, null);
  await shopper.press('button', '^Reload$');
  await shopper.becomes((id) => document.documentElement.dataset['build'] === id, next.id);
  await shopper.cartShows({ [firstSizeOf(product).sku]: 6 });
});
