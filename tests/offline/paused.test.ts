import type { Locator, Page } from 'playwright';
import { z } from 'zod';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { refusal } from '#tests/support/faults/fault-rules.ts';
import { add, allSent, openProduct, readJournalTable, waitingOn } from '#tests/support/stores/at-the-counter.ts';
import { firstSizeOf, storeClient } from '#tests/support/stores/store-client.ts';
import { basketOf, guestBaskets, listsOf, quantities } from '#tests/support/stores/store-ledger.ts';
import { fillSignIn, signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, fireOnline, open, seeMessage } from '#tests/support/browser/visit.ts';
import { cookieNames } from '#contract/cookies.ts';
import type { Product } from '#contract/product.ts';

const puts = { method: 'PUT', path: /^\/api\/baskets$/ };

interface Paused {
  readonly size: { readonly id: string };
  readonly toSend: Locator;
  held(email: string): Promise<number | undefined>;
}

const test = journey.extend<Paused>({
  size: async ({ product }, provide) => provide(firstSizeOf(product)),
  toSend: async ({ page }, provide) => provide(page.getByRole('region', { name: 'To send', exact: true })),
  held: async ({ store, size }, provide) => {
    await provide(async (email) => quantities(basketOf(await store.ledger(), email))[size.id]);
  },
});

/** Opens the sync centre through the chip in the header. */
const openSyncCentre = async (page: Page, chip: string): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: chip, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sync centre' }).waitFor();
};

/** Puts the first size of the product whose page is open on a list that is made for it. */
const putOnNewList = async (page: Page, { variants }: Product, list: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^(Add to|On a) list, .*${variants[0]?.sku ?? ''}$`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a list' });
  await dialog.getByRole('radio', { name: 'New list' }).check();
  await dialog.getByLabel('List name').fill(list);
  await dialog.getByRole('button', { name: 'Save' }).click();
};

const looksRight = async (page: Page, what: string): Promise<void> => {
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await expectCleanScreen(page, what);
  }
};

const allIsSent = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/Everything has been sent/)
    .waitFor();

for (const [what, status] of [
  ['a store that asks to wait', 429],
  ['a store that is closed', 503],
] as const) {
  test(`${what} is left alone, also after a reload, until the shopper says now, and the sync centre says when it is asked again [PWA-06] [PWA-08]`, async ({
    page,
    store,
    product,
    size,
    toSend,
  }) => {
    await openProduct(page, product.slug);
    const paused = store.proxy.when({ ...puts, times: 100 }, refusal(status, 'Later.', { retryAfter: 600 }));
    await add(page, [5]);
    await page
      .getByText(/^Saved on this device/)
      .first()
      .waitFor();
    await openSyncCentre(page, '1 to send');
    const why = toSend.getByText(/^Didn’t send\. Trying again at \d\d:\d\d\. The store couldn’t accept it just now\.$/);
    await why.waitFor();
    await looksRight(page, what);

    // Neither a reload nor a restored connection ends the pause that the store asked for.
    await page.reload();
    await why.waitFor();
    await fireOnline(page);
    await open(page, '/cart');
    await page.getByText('Not sent yet').first().waitFor();
    expect(paused.hits).toHaveLength(1);
    expect(await waitingOn(page)).toHaveLength(1);

    store.proxy.mend();
    await openSyncCentre(page, '1 to send');
    await toSend.getByRole('button', { name: /^Try now: / }).click();
    await allIsSent(page);
    expect(guestBaskets(await store.ledger()).map(quantities)).toEqual([{ [size.id]: 5 }]);
  });
}

/** The times at which the page's clock saw changes sent. */
const Sent = z.array(z.object({ at: z.number() }));

test('what waits for a store that asked to wait is sent when the time that it named has passed, and not before [PWA-06] [PWA-08]', async ({
  page,
  store,
  product,
  size,
}) => {
  // Before the page loads: a module that has the real clock by then would make this wait in real time.
  await page.clock.install();
  await openProduct(page, product.slug);
  const paused = store.proxy.when(puts, refusal(429, 'Later.', { retryAfter: 600 }));
  await add(page, [5]);
  const entry = async () => (await waitingOn(page))[0];
  await expect.poll(async () => (await entry())?.failure?.status).toBe(429);
  const notBefore = (await entry())?.notBefore ?? Infinity;
  await page.clock.fastForward('05:00');
  await fireOnline(page);
  expect((await entry())?.attempts).toBe(1);
  await page.clock.fastForward('05:01');
  await allSent(page);
  const log = Sent.parse(await page.evaluate(readJournalTable, { table: 'log' } as const));
  expect(log.map(({ at }) => at >= notBefore)).toEqual([true]);
  expect(paused.hits).toHaveLength(1);
  expect(store.proxy.writes()).toHaveLength(2);
  expect(new Set(store.proxy.writes().map(({ key }) => key)).size).toBe(1);
  expect(guestBaskets(await store.ledger()).map(quantities)).toEqual([{ [size.id]: 5 }]);
});

test.describe('with a token that lasts an hour', () => {
  test.use({ storeOptions: { env: { TOKEN_HOURS: '1' } } });

  test('what waits for a sign-in says so, and is sent once the store takes the token again [PWA-06] [SES-05]', async ({
    page,
    store,
    product,
    toSend,
    held,
  }) => {
    const email = 'buyer@example.com';
    await signInTo(page, '/account/settings', email);
    const before = (await held(email)) ?? 0;
    await openProduct(page, product.slug);
    await page.waitForLoadState('networkidle');
    await page.route(/\/api\//, (route) => route.abort());
    await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
    await add(page, [5]);
    await openSyncCentre(page, '1 to send');
    await page.getByRole('heading', { name: 'Sign in to send 1 change' }).waitFor();
    await toSend.getByText('Waiting for you to sign in').waitFor();
    await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
    await looksRight(page, 'what waits for a sign-in');
    await page.unrouteAll();
    await fireOnline(page);
    await allIsSent(page);
    expect(await held(email)).toBe(before + 5);
    expect(store.proxy.writes().filter(({ path }) => path === '/api/baskets')).toHaveLength(1);
  });
});

test('a shopper who was signed out elsewhere is led to the sign-in, where the page says that changes wait, and they are sent after it [PWA-06] [SES-08]', async ({
  page,
  context,
  store,
  product,
  held,
}) => {
  const email = 'retail@example.com';
  await signInTo(page, '/account/settings', email);
  await openProduct(page, product.slug);
  await page.waitForLoadState('networkidle');
  const token = (await context.cookies()).find(({ name }) => name === cookieNames.token)?.value ?? '';
  await storeClient(store.shop.url, token).signOut({});
  await add(page, [5]);
  await page.waitForURL('**/auth/login?redirect_url=*');
  await page.getByText('Your changes are saved on this device', { exact: false }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Changes are waiting for a sign-in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sync centre' }).waitFor();
  await looksRight(page, 'what waits of somebody who was signed out elsewhere');
  expect(await held(email)).toBeUndefined();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, email);
  await page.waitForURL('**/sync');
  await allIsSent(page);
  await allSent(page);
  expect(await held(email)).toBe(5);
});

test('what waits for the policy says so, also after a reload, and is sent once it is accepted [PWA-06] [PWA-08] [SES-09]', async ({
  page,
  store,
  product,
  size,
  toSend,
}) => {
  const email = 'trade@example.com';
  const pieces = async () =>
    listsOf(await store.ledger(), email).flatMap(({ items }) => items.filter(({ variantId }) => variantId === size.id));
  await signInTo(page, '/favorites', email);
  await page.getByRole('main').getByRole('link', { name: 'Van stock' }).waitFor();
  const before = (await pieces()).length;
  await openProduct(page, product.slug);
  await page.waitForLoadState('networkidle');
  // The store publishes another policy while nobody can reach it.
  await store.change('delete from privacy_policy_acceptances');
  store.proxy.decide(() => ({ do: 'drop' }));
  await seeMessage(page.getByText('Saved on this device.'), () => putOnNewList(page, product, 'Roof job'));
  store.proxy.decide(null);
  await fireOnline(page);
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();

  await openSyncCentre(page, '2 to send');
  await page.getByRole('heading', { name: 'Accept the privacy policy to send 2 changes' }).waitFor();
  await toSend.getByText('Waiting for you to accept the privacy policy').first().waitFor();
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await looksRight(page, 'what waits for the policy');
  await page.getByRole('link', { name: 'Read and accept the policy' }).click();
  const accept = page.getByRole('button', { name: 'Accept the policy' });
  await accept.waitFor();
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: '2 to send', exact: true }).waitFor();
  expect(await waitingOn(page)).toHaveLength(2);
  expect((await pieces()).length).toBe(before);
  await accept.click();
  await allSent(page);
  expect((await pieces()).length).toBe(before + 1);
  expect(listsOf(await store.ledger(), email).filter(({ name }) => name === 'Roof job')).toHaveLength(1);
});

test('what waits for the policy is sent once the policy was accepted on another device and is opened here [PWA-06] [SES-09]', async ({
  page,
  store,
  product,
}) => {
  const email = 'trade@example.com';
  await signInTo(page, '/favorites', email);
  await openProduct(page, product.slug);
  await page.waitForLoadState('networkidle');
  await store.change('delete from privacy_policy_acceptances');
  await putOnNewList(page, product, 'Roof job');
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  expect(await waitingOn(page)).toHaveLength(2);

  const elsewhere = await signedInClient(store.apiUrl, email);
  const { id } = await elsewhere.getPrivacyPolicy({});
  await elsewhere.acceptPrivacyPolicy({ params: { id } });
  // The device's copy of the policy, not accepted yet, is no longer fresh.
  await page.clock.setSystemTime(Date.now() + 10 * 60_000);
  await page.reload();
  await page.getByText('You have accepted this policy.').waitFor();
  await allSent(page);
  expect(listsOf(await store.ledger(), email).filter(({ name }) => name === 'Roof job')).toHaveLength(1);
});
