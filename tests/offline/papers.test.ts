import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { axeFindings, open } from '#tests/support/browser/visit.ts';
import { shellComplete } from '#tests/support/browser/shell-files.ts';
import { storedPapers } from '#tests/support/papers/stored-papers.ts';
import { readPdf } from '#tests/support/papers/pdf-text.ts';

test.use({ serviceWorkers: 'allow' });

/** Presses a paper's button and reads the downloaded file. */
const download = async (page: Page, name: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('list', { name: 'Documents' })
      .getByRole('button', { name: `Download, ${name}` })
      .click(),
  ]);
  return { name: file.suggestedFilename(), ...readPdf(await readFile(await file.path())) };
};

test('papers of an order that was seen are there without the store, and gone after the sign-out [PWA-02]', async ({
  page,
  store,
}) => {
  await signInTo(page, '/account/orders?status=Completed');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Order TC-/ }).waitFor();
  const number = (await page.getByRole('heading', { level: 1 }).textContent())?.replace('Order ', '') ?? '';
  const online = await download(page, 'Order confirmation');
  expect(online.name).toBe(`${number}-order-confirmation.pdf`);
  expect(online.pages[0]).toContain(`Orderconfirmation${number}`);
  await expect.poll(() => storedPapers(page)).toEqual(['order-confirmation', 'pick-list']);
  await shellComplete(page);
  expect(await axeFindings(page)).toEqual([]);

  await store.goOffline();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  const offline = await download(page, 'Pick list');
  expect(offline.name).toBe(`${number}-pick-list.pdf`);
  expect(offline.pages[0]).toContain(`Picklist${number}`);

  await store.goOnline();
  await open(page, '/account/orders');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => storedPapers(page)).toEqual([]);
});
