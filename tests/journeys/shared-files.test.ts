import type { Page } from 'playwright';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import * as tables from '#server/db/schema.ts';
import { deviceContents } from '#tests/support/browser/device-contents.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { expectCleanScreen, open, pressAndSee } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import { shownRows } from '#tests/support/screens/pad.ts';

interface Shared {
  readonly text?: string;
  readonly file?: { readonly name: string; readonly content: string };
}

/** Submits the form that the system sends when somebody shares with the shop. */
const share = (page: Page, shared: Shared): Promise<void> =>
  page.evaluate(({ text = '', file }) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.enctype = 'multipart/form-data';
    form.action = '/quick-order/share';
    const fieldOf = (name: string, type: string): HTMLInputElement => {
      const field = document.createElement('input');
      field.type = type;
      field.name = name;
      form.append(field);
      return field;
    };
    fieldOf('text', 'hidden').value = text;
    if (file !== undefined) {
      const chosen = new DataTransfer();
      chosen.items.add(new File([file.content], file.name));
      fieldOf('files', 'file').files = chosen.files;
    }
    document.body.append(form);
    form.submit();
  }, shared);

/** How many shared items wait on the device for the pad. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('tradecounter-quick-order');
    await new Promise((done) => opening.addEventListener('success', done));
    const keys = opening.result.transaction('pads').objectStore('pads').getAllKeys();
    await new Promise((done) => keys.addEventListener('success', done));
    opening.result.close();
    return keys.result.filter((key) => typeof key === 'string' && key.startsWith('shared ')).length;
  });

/** Expects these rows on the pad, once nothing waits for it any more. */
const expectRows = async (page: Page, rows: readonly (readonly [code: string, quantity: string])[]): Promise<void> => {
  await expect.poll(() => shownRows(page)).toEqual(rows);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await shownRows(page)).toEqual(rows);
};

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what the system shares is on the pad once, with the store there and with it away, however soon the page is loaded again [CAT-08]', async ({
    page,
    store,
    product,
  }) => {
    const [first = '', second = '', third = ''] = product.variants.map(({ sku }) => sku);
    await open(page, '/');
    await workerReady(page);
    await share(page, { file: { name: 'order.csv', content: `Part,Qty\n${first},40\n${second},20\n` } });
    await page.getByText('2 lines read from order.csv. The first line was read as headings.').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/quick-order');
    await page.reload();
    await expectRows(page, [
      [first, '40'],
      [second, '20'],
    ]);
    await page.reload();
    await expectRows(page, [
      [first, '40'],
      [second, '20'],
    ]);

    await store.goOffline();
    await share(page, { text: `${third} x 30` });
    await page.getByText('1 line read from what you shared.').waitFor();
    await page.reload();
    await expectRows(page, [
      [first, '40'],
      [second, '20'],
      [third, '30'],
    ]);
  });

  test('what cannot be read is named as it is when it is dropped there, and waits no longer [CAT-08]', async ({
    page,
    problems,
  }) => {
    await open(page, '/');
    await workerReady(page);
    await share(page, { file: { name: 'order.pdf', content: '%PDF-1.7' } });
    await page.getByText('order.pdf is a PDF.').waitFor();
    await expectRows(page, []);
    await share(page, {});
    await page.getByRole('alert').getByText('What you shared didn’t arrive').waitFor();
    await expectCleanScreen(page, 'a share without anything in it');
    expect(problems).toEqual([]);
  });

  test('what a shopper shared and has not looked at yet is theirs, and goes when they sign out', async ({ page }) => {
    await signInTo(page, '/account/orders');
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await workerReady(page);
    // As when the window closes before it has shown anything.
    await page.evaluate(async () => {
      const form = new FormData();
      form.append('text', 'LOFT-4711 x 30');
      await fetch('/quick-order/share', { method: 'POST', body: form, redirect: 'manual' });
    });
    const waits = async () =>
      Object.keys(await deviceContents(page)).flatMap((place) => /"shared (?:u-|guest)/.exec(place)?.[0] ?? []);
    expect(await waits()).toEqual(['"shared u-']);
    await pressAndSee(
      page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }),
      page.getByText('You are signed out.'),
    );
    await expect.poll(waits).toEqual([]);
  });
});

test('where there is no worker yet, a share leads to the pad, which says that nothing arrived [CAT-08]', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  await share(page, { file: { name: 'order.csv', content: 'A-1,2' } });
  await page.getByRole('alert').getByText('What you shared didn’t arrive').waitFor();
  await expectRows(page, []);
  expect(problems).toEqual([]);
});

test('a file that the system opens with the shop is on the pad once, and again when it is opened again [CAT-08]', async ({
  page,
  product,
  problems,
}) => {
  const [{ sku } = { sku: '' }] = product.variants;
  // A browser passes the files when it opens the page with them, and again on every reload.
  await page.addInitScript((content) => {
    const getFile = () => Promise.resolve(new File([content], 'order.csv', { lastModified: 1 }));
    // Chromium has a read-only one.
    Object.defineProperty(window, 'launchQueue', {
      value: {
        setConsumer: (consumer: (launch: { files: { getFile(): Promise<File> }[] }) => void) =>
          consumer({ files: [{ getFile }] }),
      },
    });
  }, `${sku},30`);
  await open(page, '/quick-order');
  await page.getByText('1 line read from order.csv.').waitFor();
  await page.reload();
  await expectRows(page, [[sku, '30']]);
  await open(page, '/cart');
  await open(page, '/quick-order');
  await expectRows(page, [[sku, '60']]);
  expect(problems).toEqual([]);
});

test.describe('in a store without quick order', () => {
  test.use({
    storeOptions: { prepare: (db) => db.update(tables.storeSettings).set({ isQuickOrderEnabled: false }) },
  });

  test('the manifest asks the system for no files, and has no shortcut to it', async ({ store }) => {
    const manifest = await (await fetch(`${store.url}/manifest.webmanifest`)).text();
    expect(manifest).toContain('"shortcuts"');
    expect(manifest).not.toMatch(/share_target|file_handlers|quick-order/);
  });
});
