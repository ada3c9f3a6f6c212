import type { Page } from 'playwright';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { refusal } from '#tests/support/faults/fault-rules.ts';
import { holdSending } from '#tests/support/faults/faulty-shop.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { basketOf, quantities } from '#tests/support/stores/store-ledger.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, fireOnline, open, pressAndSee, seeMessage } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

interface Shopper {
  /** How many of the product's first size a shopper's basket holds. */
  held(email: string): Promise<number>;
  /** Signs in, opens the product, and adds a few pieces while the store is unreachable. */
  addWithoutStore(email: string): Promise<void>;
}

const test = journey.extend<Shopper>({
  serviceWorkers: 'allow',
  storeOptions: { env: { TOKEN_HOURS: '1' } },
  held: async ({ store, product }, provide) => {
    await provide(
      async (email) => quantities(basketOf(await store.ledger(), email))[product.variants[0]?.id ?? ''] ?? 0,
    );
  },
  addWithoutStore: async ({ page, store, product }, provide) => {
    await provide(async (email) => {
      await signInTo(page, '/account/settings', email);
      await workerReady(page);
      await open(page, `/store/product/${product.slug}`);
      await page.waitForLoadState('networkidle');
      await store.goOffline();
      const box = page.getByRole('textbox', { name: /^Quantity, / }).first();
      await box.fill('5');
      await box.press('Tab');
      await pressAndSee(
        page.getByRole('button', { name: /^Add( \d+ lines)? to cart$/ }),
        page.getByText('Saved on this device', { exact: false }),
      );
      // The link to the account's pages is already in the page.
      await page
        .getByRole('navigation', { name: 'Your account and prices' })
        .getByRole('link', { name: 'Account' })
        .click();
    });
  },
});

const signOut = (page: Page) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();

const question = (page: Page) => page.getByRole('dialog', { name: '1 change hasn’t been sent' });

test.describe('signing out while changes wait', () => {
  test('asks; what is kept is sent at the next sign-in, once [PWA-06] [PWA-08]', async ({
    page,
    store,
    held,
    addWithoutStore,
  }) => {
    const email = 'trade@example.com';
    const before = await held(email);
    await addWithoutStore(email);
    await signOut(page);
    await question(page).waitFor();
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await expectCleanScreen(page, 'the question at signing out');
    }
    await page.setViewportSize(desk);

    await question(page).getByRole('button', { name: 'Stay signed in' }).first().click();
    await question(page).waitFor({ state: 'detached' });
    await signOut(page);
    await question(page).getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('heading', { name: '1 change still hasn’t been sent.' }).waitFor();
    await pressAndSee(
      question(page).getByRole('button', { name: 'Keep on this device' }),
      page.getByText('You are signed out.', { exact: false }),
    );
    await store.goOnline();
    await fireOnline(page);
    expect(await held(email)).toBe(before);

    await signInTo(page, '/account/settings', email);
    await expect.poll(() => held(email)).toBe(before + 5);
  });

  test('what is discarded is never sent, and what is sent now is in the store before one is out [PWA-06] [PWA-08]', async ({
    page,
    store,
    held,
    addWithoutStore,
  }) => {
    const email = 'retail@example.com';
    const before = await held(email);
    await addWithoutStore(email);
    await signOut(page);
    await pressAndSee(question(page).getByRole('button', { name: 'Discard' }), page.getByText('You are signed out.'));
    await store.goOnline();

    await addWithoutStore(email);
    await signOut(page);
    await question(page).waitFor();
    const release = holdSending(store);
    await store.goOnline();
    await seeMessage(page.getByText('You are signed out.'), async () => {
      await question(page).getByRole('button', { name: 'Send now' }).click();
      release();
    });
    expect(await held(email)).toBe(before + 5);
  });

  test('goes on by the same key if the page sends by itself while the shopper is asked [PWA-08]', async ({
    page,
    store,
    held,
    addWithoutStore,
  }) => {
    const email = 'trade@example.com';
    const before = await held(email);
    await addWithoutStore(email);
    await signOut(page);
    await question(page).getByRole('button', { name: 'Send now' }).focus();
    await store.goOnline();
    await fireOnline(page);
    const dialog = page.getByRole('dialog', { name: 'Everything has been sent' });
    await expect(dialog.getByRole('button', { name: 'Sign out' })).toBeFocused();
    await expect(dialog.getByText('Your changes have reached the store. You can sign out now.')).toBeVisible();
    await seeMessage(page.getByText('You are signed out.'), () => page.keyboard.press('Enter'));
    expect(await held(email)).toBe(before + 5);
  });
});

test.describe('a token that is over', () => {
  const twoHours = 2 * 60 * 60 * 1000;

  /** Signs in, and lets the token expire on a device whose worker opens the shop. */
  const outliveToken = async (page: Page): Promise<void> => {
    await signInTo(page, '/account/settings', 'trade@example.com');
    await workerReady(page);
    await page.waitForLoadState('networkidle');
    await page.clock.setFixedTime(Date.now() + twoHours);
  };

  test('with no signal nobody is led away or signed out, and it is said so until the store takes the token again [SES-05]', async ({
    page,
    context,
    store,
  }) => {
    await outliveToken(page);
    await store.goOffline();
    await page.goto('/account/settings');
    await page.getByText('Signed in as', { exact: false }).waitFor();
    await page.getByText('(we’ll check when you’re online)').waitFor();
    expect(new URL(page.url()).pathname).toBe('/account/settings');
    expect((await context.cookies()).some(({ name }) => name === 'tc_token')).toBe(true);
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await expectCleanScreen(page, 'settings of an unchecked session');
    }
    await store.goOnline();
    await fireOnline(page);
    await page.getByText('(we’ll check when you’re online)').waitFor({ state: 'detached' });
    await page.getByText('trade@example.com').first().waitFor();
  });

  test('a store that takes it no more clears it without a word [SES-05] [RT-39]', async ({ page, context, store }) => {
    await outliveToken(page);
    store.proxy.when({ path: /^\/api\//, times: 1000 }, refusal(401, 'No.'));
    await page.goto('/account/settings');
    await page.waitForURL('**/auth/login?redirect_url=%2Faccount%2Fsettings');
    expect((await context.cookies()).some(({ name }) => name === 'tc_token')).toBe(false);
    await expect(page.getByText('Your session has ended', { exact: false })).toHaveCount(0);
  });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a session that the store ends half-way leads to the sign-in and back, and what waits survives [SES-08]', async ({
    page,
    store,
    product,
    held,
  }) => {
    const email = 'buyer@example.com';
    await signInTo(page, '/account/settings', email);
    const before = await held(email);
    await open(page, `/store/product/${product.slug}`);
    await page.waitForLoadState('networkidle');
    const ended = store.proxy.when({ method: 'PUT', path: /^\/api\/baskets$/ }, refusal(401, 'Sign in again.'));
    const box = page.getByRole('textbox', { name: /^Quantity, / }).first();
    await box.fill('5');
    await box.press('Tab');
    await page.getByRole('button', { name: /^Add( \d+ lines)? to cart$/ }).click();
    await ended.met;
    await page.waitForURL(`**/auth/login?redirect_url=${encodeURIComponent(`/store/product/${product.slug}`)}`);
    await page.getByText('Your changes are saved on this device', { exact: false }).waitFor();
    await signInHere(page, email);
    await page.waitForURL(`**/store/product/${product.slug}`);
    await expect.poll(() => held(email)).toBe(before + 5);
  });
});

const signInHere = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email address').fill(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('tradecounter');
  await page.keyboard.press('Enter');
};
