import type { BrowserContext, Page } from 'playwright';
import { cookieNames } from '#contract/cookies.ts';
import { sessionDatabase } from '#offline/storage-names.ts';
import { expect } from '#tests/support/faults/faulty-journey.ts';
import type { MortalBrowser } from '#tests/support/browser/mortal-browser.ts';
import { test } from '#tests/support/browser/mortal-journey.ts';
import { deviceContents, findOnDevice } from '#tests/support/browser/device-contents.ts';
import type { FaultyShop } from '#tests/support/faults/faulty-shop.ts';
import { dyingPage } from '#tests/support/faults/die-after-write.ts';
import { add, openProduct } from '#tests/support/stores/at-the-counter.ts';
import { fillSignIn, signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { plantTraces, shoppersPlaces, tracesOn, typedTraces } from '#tests/support/traces/traces.ts';
import { hydrated, open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

const email = 'trade@example.com';

/**
 * A soak kills the page after each of its writes, the usual run after every third: each kill takes a sign-in and a worker with the whole
 * shop.
 */
const writesApart = process.env['SOAK_CHANGES'] === undefined ? 3 : 1;

/** Signs in and quits, so that the browser writes its cookies to disk. */
const signInAndQuit = async (browser: MortalBrowser, url: string): Promise<void> => {
  const { page } = await browser.start(url);
  await page.goto(`${url}/account/orders`);
  await page.waitForURL('**/auth/login?redirect_url=*');
  await fillSignIn(page, email);
  await page.waitForURL('**/account/orders');
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await workerReady(page);
  await page.waitForLoadState('networkidle');
  await browser.quit();
};

/** Signs out on an open page while the store is unreachable. */
const signOut = async (page: Page, store: FaultyShop): Promise<void> => {
  await page.goto(`${store.url}/account/settings`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
};

const tokenOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === cookieNames.token)?.value;

/** The status with which the store answers a token that it once issued. */
const statusOf = async (store: FaultyShop, token: string): Promise<number> => {
  const response = await fetch(`${store.apiUrl}/api/orders`, {
    headers: { Authorization: `Bearer ${token}`, 'API-Key': 'tradecounter-web', StoreKey: 'tradecounter' },
  });
  await response.body?.cancel();
  return response.status;
};

test('a browser that is killed right after signing out starts signed out, and the store ends the session [SES-04]', async ({
  store,
  browserOnDisk,
}) => {
  await signInAndQuit(browserOnDisk, store.url);
  const { page, context } = await browserOnDisk.start(store.url);
  const token = (await tokenOf(context)) ?? '';
  await signOut(page, store);
  await page.getByText('You are signed out.').waitFor();
  await browserOnDisk.kill();

  await store.goOnline();
  const again = await browserOnDisk.start(store.url);
  // The browser has restored the cookie; otherwise this would prove nothing.
  expect(await tokenOf(again.context)).toBe(token);
  await again.page.goto(`${store.url}/account/orders`);
  await again.page.waitForURL('**/auth/login?redirect_url=%2Faccount%2Forders');
  expect(await tokenOf(again.context)).toBeUndefined();
  const contents = await deviceContents(again.page);
  expect(findOnDevice(contents, [token, token.split('.')[1] ?? ''])).toEqual([]);
  await expect.poll(() => statusOf(store, token)).toBe(401);
  await expect.poll(async () => findOnDevice(await deviceContents(again.page), ['"ending"'])).toEqual([]);

  await fillSignIn(again.page, email);
  await again.page.waitForURL('**/account/orders');
  await again.page.reload();
  await again.page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
});

/** Texts that identify the shopper, and no product that everybody may see. */
const textsOf = async (store: FaultyShop): Promise<readonly string[]> => {
  const client = await signedInClient(store.apiUrl, email);
  const { id, firstName, lastName } = await client.getCustomer({});
  const [order] = (await client.getOrders({ query: {} })).results;
  if (order === undefined) throw new Error('The demo shopper has no order.');
  return [email, id, `${firstName} ${lastName}`, order.id, order.publicId];
};

const leftOn = async (page: Page, texts: readonly string[]): Promise<string[]> => {
  const contents = await deviceContents(page);
  const entries = Object.keys(contents).filter((place) => place.includes(' entries '));
  return [...findOnDevice(contents, [...texts, ...typedTraces]), ...shoppersPlaces(contents), ...entries];
};

test.describe('signing out', () => {
  test.use({ serviceWorkers: 'allow' });
  test.setTimeout(900_000);

  test('is finished by the next start, after whichever of its writes the page died (every third of them in a short run), and leaves nothing of the shopper’s [SES-04] [PWA-05]', async ({
    context,
    store,
    product,
  }) => {
    const texts = await textsOf(store);
    let writes = 0;
    for (let hasDied = true; hasDied; writes += writesApart) {
      await store.goOnline();
      const page = await context.newPage();
      const dying = await dyingPage(page, sessionDatabase);
      await signInTo(page, '/account/settings', email);
      await workerReady(page);
      await expect(page.getByRole('switch', { name: 'Keep my account on this device' })).toBeChecked();
      await open(page, '/account/orders');
      await page.getByRole('main').getByText(/£/).first().waitFor();
      await openProduct(page, product.slug);
      await page.waitForLoadState('networkidle');
      await expect.poll(async () => (await leftOn(page, texts)).length).toBeGreaterThan(3);
      await plantTraces(page);
      const { papers, parts, pads, drafts, compared, searches, typed } = tracesOn(await deviceContents(page));
      for (const kept of [papers, parts, pads, drafts, compared, searches]) expect(kept).toBeGreaterThan(0);
      expect(typed).toBe(typedTraces.length);
      const cookies = (await context.cookies()).filter(({ name }) => name === cookieNames.token);
      await store.goOffline();
      await add(page, [5]);
      await page
        .getByRole('navigation', { name: 'Your account and prices' })
        .getByRole('link', { name: 'Account' })
        .click();
      await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
      const discard = page.getByRole('dialog').getByRole('button', { name: 'Discard' });
      await discard.waitFor();
      const end = dying.die(writes + 1, page.getByText('You are signed out.').waitFor());
      await discard.click();
      hasDied = await end;
      if (!hasDied) await page.close();

      // As in a browser that died before it stored its cookies.
      await context.addCookies(cookies);
      const next = await context.newPage();
      await next.goto('/account/orders');
      await next.waitForURL('**/auth/login?redirect_url=%2Faccount%2Forders');
      await expect.poll(() => leftOn(next, texts)).toEqual([]);
      await next.close();
    }
    expect(writes).toBeGreaterThan(5);
  });
});
