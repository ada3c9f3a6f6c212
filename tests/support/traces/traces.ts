import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { type DeviceContents, deviceContents, findOnDevice } from '#tests/support/browser/device-contents.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { open } from '#tests/support/browser/visit.ts';

/** Texts that a shopper types in various places; no other text contains them by chance. */
export const typedTraces = ['ZZ-PAD-4711', 'JOB-DRAFT-4712', 'sought 4713'] as const;
const [onPad, onDraft, sought] = typedTraces;

/** The places on the device that belong to a signed-in shopper, whatever they hold. */
export const shoppersPlaces = (contents: DeviceContents): string[] =>
  Object.keys(contents).filter((place) =>
    /catalogue-u-|tradecounter-compare-u-|tradecounter-saved-\S*u-[\da-f]|\.u-[\da-f]|"u-[\da-f]+\/|[\\"]u-[\da-f]+\\?"|cookie tc_token/.test(
      place,
    ),
  );

/** How many order papers, parts of a shopper's index, pads, drafts, comparisons and saved searches the device keeps. */
export const tracesOn = (contents: DeviceContents) => {
  const places = shoppersPlaces(contents);
  const count = (which: RegExp): number => places.filter((place) => which.test(place)).length;
  return {
    papers: count(/^database tradecounter-answers .*paper/),
    parts: count(/^database tradecounter-parts /),
    pads: count(/^database tradecounter-quick-order /),
    drafts: count(/^database tradecounter-drafts /),
    parked: count(/^database tradecounter-answers .*parked/),
    compared: count(/tradecounter-compare-u-/),
    searches: count(/tradecounter-saved-searches-u-/),
    typed: typedTraces.filter((text) => findOnDevice(contents, [text]).length > 0).length,
  };
};

/** Waits until something is stored on the device: leaving the page too soon may lose it. */
const isKept = (page: Page, text: string): Promise<void> =>
  expect.poll(async () => findOnDevice(await deviceContents(page), [text]), { message: text }).not.toEqual([]);

/** Leaves everything on the device that a signed-in shopper can: a search, rows of a pad, all parts, papers, an order draft. */
export const leaveTraces = async (page: Page, productPath: string): Promise<void> => {
  await open(page, '/account/orders?status=Completed');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Order TC-/ }).waitFor();
  await expect.poll(async () => tracesOn(await deviceContents(page)).papers).toBeGreaterThan(0);

  const search = page.getByRole('combobox', { name: 'Search the catalogue' });
  await search.fill(sought);
  await search.press('Enter');
  await isKept(page, sought);
  await page.getByRole('heading', { level: 1, name: `Results for “${sought}”` }).waitFor();
  // A search without results can't be saved.
  await open(page, '/search?q=bolt');
  await page.keyboard.press('Shift');
  await page.getByRole('main').getByRole('button', { name: 'Save this search' }).click();
  const saving = page.getByRole('dialog', { name: 'Save this search' });
  await saving.getByLabel('Name').fill(sought);
  await saving.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => tracesOn(await deviceContents(page)).searches).toBeGreaterThan(0);

  await open(page, '/quick-order');
  await page.getByRole('combobox', { name: 'Part number, row 1', exact: true }).fill(onPad);
  await page.keyboard.press('Tab');
  await isKept(page, onPad);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await page.getByText(/^All [\d,]+ parts are on this device\.$/).waitFor();

  await open(page, productPath);
  await page.keyboard.press('Shift');
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Compare / })
    .check();

  await fillCart(page, productPath, 40);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Use this address' }).click();
  const reference = page.getByLabel('Your reference');
  await reference.fill(onDraft);
  await reference.press('Tab');
  await isKept(page, onDraft);
};

/** Writes the same traces for the signed-in shopper straight into the databases: for a journey that leaves them many times over. */
export const plantTraces = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ pad, draft, search }) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('The database did not answer.')));
        });
      const table = async (database: string, name: string) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(name));
        return (await done(opening)).transaction(name, 'readwrite').objectStore(name);
      };
      const record: unknown = await done<unknown>((await table('tradecounter-answers', 'answers')).get('shopper'));
      const audience =
        typeof record === 'object' && record !== null ? String(Reflect.get(record, 'audience')) : 'nobody';
      const owner = JSON.stringify(['tradecounter', audience]);
      const row = { code: pad, quantity: '1', line: null, isAsTyped: false };
      await done((await table('tradecounter-quick-order', 'pads')).put({ rows: [row] }, owner));
      await done((await table('tradecounter-drafts', 'drafts')).put({ reference: draft }, `${owner} order`));
      await done((await table('tradecounter-parts', 'parts')).put({ parts: [] }, `${audience}/0/packed/0`));
      const paper = `chosen-["tradecounter.GBP.GB.${audience}","paper","1"]`;
      await done((await table('tradecounter-answers', 'answers')).put('a paper', paper));
      localStorage.setItem('tradecounter-recent-searches', JSON.stringify([search]));
      localStorage.setItem(`tradecounter-compare-${audience}`, JSON.stringify([{ slug: 'a-bolt', name: 'A bolt' }]));
      const saved = { name: search, q: search, category: null, f: [], sort: null };
      localStorage.setItem(`tradecounter-saved-searches-${audience}`, JSON.stringify([saved]));
    },
    { pad: onPad, draft: onDraft, search: sought },
  );
