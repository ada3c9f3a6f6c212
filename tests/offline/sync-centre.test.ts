import type { Locator } from 'playwright';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { refusal } from '#tests/support/faults/fault-rules.ts';
import { holdSending } from '#tests/support/faults/faulty-shop.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, hydrated, open, pressAndSee, reflowFindings } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

interface SyncCentre {
  region(name: string): Locator;
  /** Adds these quantities of the first sizes to the cart, and sees them saved on the device. */
  addOffline(...quantities: number[]): Promise<void>;
  /** Opens the sync centre through the chip in the header. */
  openByChip(name: string): Promise<void>;
  storedLines(): Promise<readonly number[]>;
}

const test = journey.extend<SyncCentre>({
  serviceWorkers: 'allow',
  page: async ({ page }, provide) => {
    await open(page, '/');
    await workerReady(page);
    await provide(page);
  },
  region: async ({ page }, provide) => {
    await provide((name) => page.getByRole('main').getByRole('region', { name, exact: true }));
  },
  addOffline: async ({ page, store, product }, provide) => {
    await provide(async (...quantities) => {
      await open(page, `/store/product/${product.slug}`);
      await page.waitForLoadState('networkidle');
      await store.goOffline();
      const boxes = page.getByRole('textbox', { name: /^Quantity, / });
      for (const [at, quantity] of quantities.entries()) {
        await boxes.nth(at).fill(String(quantity));
        await boxes.nth(at).press('Tab');
      }
      await pressAndSee(
        page.getByRole('button', { name: /^Add( \d+ lines)? to cart$/ }),
        page.getByText(/^Saved on this device/),
      );
    });
  },
  openByChip: async ({ page }, provide) => {
    await provide(async (name) => {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Sync centre' }).waitFor();
    });
  },
  storedLines: async ({ store }, provide) => {
    await provide(async () => {
      const { baskets } = await store.ledger();
      return (baskets.at(-1)?.lines ?? []).map(({ quantity }) => quantity);
    });
  },
});

test('what was changed without the store is listed, edited, discarded, brought back, and sent once [PWA-08] [PWA-06]', async ({
  page,
  store,
  region,
  addOffline,
  openByChip,
  storedLines,
}) => {
  await addOffline(3, 4);
  await openByChip('2 to send');

  const toSend = region('To send');
  await toSend
    .getByText(/^Not sent yet|^Didn’t send/)
    .first()
    .waitFor();
  const rows = toSend.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('link', { name: 'Product page' }).waitFor();

  // A cold start without the store restores all of it.
  await page.reload();
  await hydrated(page);
  await rows.nth(1).waitFor();
  await expect(rows).toHaveCount(2);

  await rows
    .nth(1)
    .getByRole('button', { name: /^Edit quantity/ })
    .click();
  await rows.nth(1).getByRole('textbox').fill('9');
  await rows.nth(1).getByRole('textbox').press('Enter');
  await expect(rows.nth(1).getByRole('button', { name: /^Save quantity/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await rows
    .nth(1)
    .getByText(/^Add 9 × /)
    .waitFor();

  await pressAndSee(rows.first().getByRole('button', { name: /^Discard/ }), page.getByText('1 change discarded.'));
  await rows.nth(1).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await rows.nth(1).waitFor();

  await page.getByRole('status').getByText('Connection problem.').waitFor();
  const release = holdSending(store);
  await store.goOnline();
  await page.getByRole('button', { name: 'Send now' }).click();
  release();
  await region('Sent today').getByRole('listitem').nth(1).waitFor();
  await page.getByRole('status').getByText('Back online. 2 changes sent.').waitFor();
  await page
    .getByRole('main')
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

test('what the store refused is put to the shopper with its own words, on a phone and a wide screen [PWA-08]', async ({
  page,
  store,
  region,
  addOffline,
  openByChip,
  storedLines,
}) => {
  await addOffline(3, 4, 5);
  store.proxy.when({ method: 'PUT', path: /\/baskets/ }, refusal(422, 'Only 2 of these are left.'));
  store.proxy.when({ method: 'PUT', path: /\/baskets/, times: 99 }, refusal(503, 'Later.', { retryAfter: 600 }));
  await store.goOnline();
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
  store.proxy.mend();
  await check.getByRole('button', { name: /^Send this quantity/ }).click();
  await region('To send')
    .getByRole('button', { name: /^Try now/ })
    .click();
  await region('Sent today').getByRole('listitem').nth(2).waitFor();
  await page
    .getByRole('main')
    .getByText(/Everything has been sent/)
    .waitFor();
  expect([...(await storedLines())].sort((a, b) => a - b)).toEqual([2, 4, 5]);
});

test('a report of what waits is copied, without a token [PWA-08]', async ({
  page,
  context,
  product,
  addOffline,
  openByChip,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addOffline(3);
  await openByChip('1 to send');
  await pressAndSee(page.getByRole('button', { name: 'Copy report' }), page.getByText('Report copied.'));
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('Changes: 1');
  expect(report).toContain(`on /store/product/${product.slug}`);
  expect(report).not.toMatch(/token|bearer|authorization/i);
});

test('what is on the device is updated, and stays as it was where the store does not answer [PWA-05]', async ({
  page,
  store,
  product,
  region,
}) => {
  await open(page, `/store/product/${product.slug}`);
  await page.waitForLoadState('networkidle');
  await open(page, '/sync');
  const kept = (name: string) => region('On this device').getByRole('listitem').filter({ hasText: name });
  const update = (name: string) =>
    kept(name)
      .getByRole('button', { name: `Update: ${name}` })
      .click();
  await kept('Products and prices').waitFor();
  await expectCleanScreen(page, 'the sync centre with what is on the device');
  for (const name of ['Products and prices', 'Pictures']) {
    const asked = page.waitForResponse((response) =>
      name === 'Pictures'
        ? /\/media\//.test(response.url()) && !response.fromServiceWorker()
        : decodeURIComponent(response.url()).includes(product.slug),
    );
    await update(name);
    await asked;
    await page.getByText(`${name} updated.`, { exact: true }).waitFor();
  }
  await update('App');
  await page.getByText('The app is up to date.').waitFor();

  await store.goOffline();
  const shown = await kept('Products and prices').innerText();
  await update('Products and prices');
  await page.getByText(/^Products and prices couldn’t be updated: the store did not answer\./).waitFor();
  expect(await kept('Products and prices').innerText()).toBe(shown);
  await page.setViewportSize(phone);
  expect(await reflowFindings(page, 'the sync centre with what is on the device')).toEqual([]);
  await open(page, `/store/product/${product.slug}`);
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
});
