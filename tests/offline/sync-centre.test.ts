import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { refusal } from '#tests/support/faults/fault-rules.ts';
import { type FaultyShop, startFaultyShop } from '#tests/support/faults/faulty-shop.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import {
  hydrated,
  expectCleanScreen,
  open,
  phone,
  reflowFindings,
  type Visit,
  visit,
} from '#tests/support/browser/visit.ts';

let browser: Browser;
let shop: FaultyShop;
let product: Product;
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  [browser, shop] = await Promise.all([launchBrowser(), startFaultyShop()]);
  product = await findProduct(shop.url, plain);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});
beforeEach(async () => {
  visitor = await visit(browser, shop.url, { serviceWorkers: 'allow' });
  ({ page } = visitor);
  await open(page, '/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
});
afterEach(async () => {
  await shop.goOnline();
  shop.proxy.mend();
  await visitor.close();
});

const main = () => page.getByRole('main');
const region = (name: string) => main().getByRole('region', { name, exact: true });

/** Adds so many of each of the first sizes to the cart, and sees them kept on the device. */
const addOffline = async (...quantities: number[]): Promise<void> => {
  await open(page, `/store/product/${product.slug}`);
  await page.waitForLoadState('networkidle');
  await shop.goOffline();
  const boxes = page.getByRole('textbox', { name: /^Quantity, / });
  for (const [at, quantity] of quantities.entries()) {
    await boxes.nth(at).fill(String(quantity));
    await boxes.nth(at).press('Tab');
  }
  await page.getByRole('button', { name: /^Add( \d+ lines)? to cart$/ }).click();
  await page.getByText(/^Saved on this device/).waitFor();
};

/** Opens the sync centre by way of the chip in the header. */
const openByChip = async (name: string): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sync centre' }).waitFor();
};

const storedLines = async (): Promise<readonly number[]> => {
  const { baskets } = await shop.ledger();
  return (baskets.at(-1)?.lines ?? []).map(({ quantity }) => quantity);
};

test('what was changed without the store is listed, edited, discarded, brought back, and sent once [PWA-08] [PWA-06]', async () => {
  await addOffline(3, 4);
  await openByChip('2 to send');

  const toSend = region('To send');
  await toSend
    .getByText(/^Not sent yet|^Didn’t send/)
    .first()
    .waitFor();
  const rows = toSend.getByRole('listitem');
  expect(await rows.count()).toBe(2);
  await rows.first().getByRole('link', { name: 'Product page' }).waitFor();

  // A cold start without the store finds it all again.
  await page.reload();
  await hydrated(page);
  await rows.nth(1).waitFor();
  expect(await rows.count()).toBe(2);

  await rows
    .nth(1)
    .getByRole('button', { name: /^Edit quantity/ })
    .click();
  await rows.nth(1).getByRole('textbox').fill('9');
  await rows.nth(1).getByRole('textbox').press('Enter');
  await page.keyboard.press('Enter');
  await rows
    .nth(1)
    .getByText(/^Add 9 × /)
    .waitFor();

  await rows
    .first()
    .getByRole('button', { name: /^Discard/ })
    .click();
  await page.getByText('1 change discarded.').waitFor();
  await rows.nth(1).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await rows.nth(1).waitFor();

  await page.getByRole('status').getByText('Connection problem.').waitFor();
  await shop.goOnline();
  await page.getByRole('button', { name: 'Send now' }).click();
  await region('Sent today').getByRole('listitem').nth(1).waitFor();
  await page.getByRole('status').getByText('Back online. 2 changes sent.').waitFor();
  await main()
    .getByText(/Everything has been sent/)
    .waitFor();
  expect(
    await page
      .getByRole('banner')
      .getByRole('link', { name: /to send/ })
      .count(),
  ).toBe(0);
  expect(await storedLines()).toEqual([3, 9]);
});

test('what the store refused is put to the shopper with its own words, on a phone and a wide screen [PWA-08]', async () => {
  await addOffline(3, 4, 5);
  shop.proxy.when({ method: 'PUT', path: /\/baskets/ }, refusal(422, 'Only 2 of these are left.'));
  shop.proxy.when({ method: 'PUT', path: /\/baskets/, times: 99 }, refusal(503, 'Later.', { retryAfter: 600 }));
  await shop.goOnline();
  await openByChip('1 to check');

  const check = region('Check these');
  await check.getByText(/The store says: Only 2 of these are left\./).waitFor();
  await region('To send')
    .getByText(/^Didn’t send\. Trying again at \d\d:\d\d/)
    .waitFor();
  await expectCleanScreen(page, 'the sync centre');
  await page.setViewportSize(phone);
  await expectCleanScreen(page, 'the sync centre of a phone');
  expect(await reflowFindings(page, 'the sync centre')).toEqual([]);

  await check.getByRole('button', { name: /^Edit quantity/ }).click();
  await check.getByRole('textbox').fill('2');
  shop.proxy.mend();
  await check.getByRole('button', { name: /^Send this quantity/ }).click();
  await region('To send')
    .getByRole('button', { name: /^Try now/ })
    .click();
  await region('Sent today').getByRole('listitem').nth(2).waitFor();
  await main()
    .getByText(/Everything has been sent/)
    .waitFor();
  expect([...(await storedLines())].sort((a, b) => a - b)).toEqual([2, 4, 5]);
});

test('a report of what waits is copied, without a word of who waits [PWA-08]', async () => {
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addOffline(3);
  await openByChip('1 to send');
  await page.getByRole('button', { name: 'Copy report' }).click();
  await page.getByText('Report copied.').first().waitFor();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('Changes: 1');
  expect(report).toContain(`on /store/product/${product.slug}`);
  expect(report).not.toMatch(/token|bearer|authorization/i);
});
