import type { Page } from 'playwright';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { refusal } from '#tests/support/faults/fault-rules.ts';
import * as tables from '#server/db/schema.ts';
import { add, allSent, cartShows, openProduct, press, setLine } from '#tests/support/stores/at-the-counter.ts';
import { keepOneOfEach } from '#tests/support/stores/one-of-each.ts';
import { firstSizeOf } from '#tests/support/stores/store-client.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { expectCleanScreen, open, pressAndSee, reflowFindings } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

interface Sizes {
  readonly size: { readonly id: string; readonly sku: string };
  /** The email addresses of those who wait for more of the size. */
  waitersOf(): Promise<readonly string[]>;
}

const test = journey.extend<Sizes>({
  size: async ({ product }, provide) => provide(firstSizeOf(product)),
  waitersOf: async ({ store, size }, provide) => {
    await provide(async () => {
      const { awaited } = (await store.ledger()).trail;
      return awaited.filter(({ variantId }) => variantId === size.id).map(({ email }) => email);
    });
  },
});

const looksRight = async (page: Page, what: string): Promise<void> => {
  await page.setViewportSize(phone);
  await expectCleanScreen(page, what);
  expect(await reflowFindings(page, what)).toEqual([]);
};

test.describe('a store that sells only what it has', () => {
  test.use({ serviceWorkers: 'allow', storeOptions: { prepare: keepOneOfEach } });

  test('fewer than were asked for: the shopper keeps what is there and waits for the rest [CART-04] [CAT-11]', async ({
    page,
    product,
    size,
    waitersOf,
  }) => {
    await signInTo(page, '/account/settings', 'retail@example.com');
    await openProduct(page, product.slug);
    await add(page, [5]);
    await allSent(page);
    await open(page, '/cart');
    const check = page.getByRole('region', { name: 'Check 1 line before you order' });
    await check.getByText('You asked for 5. Only 1 is available, so the quantity is 1.').waitFor();
    await looksRight(page, 'the cart with fewer pieces than were asked for');
    await pressAndSee(
      check.getByRole('button', { name: /^Wait for 4, / }),
      page.getByText(/^We’ll email you when 4 more × .+ can be ordered\.$/),
    );
    await check.waitFor({ state: 'detached' });
    await allSent(page);
    await cartShows(page, { [size.sku]: 1 });
    expect(await waitersOf()).toEqual(['retail@example.com']);
  });

  test('what the store makes of a quantity takes the place of what its box said, and the notice takes the focus on arrival without an outline [CART-02] [CART-04]', async ({
    page,
    product,
  }) => {
    await openProduct(page, product.slug);
    await add(page, [5]);
    await allSent(page);
    await open(page, '/cart');
    const check = page.getByRole('region', { name: 'Check 1 line before you order' });
    await expect(check).toBeFocused();
    expect(await check.evaluate((notice) => getComputedStyle(notice).outlineStyle)).toBe('none');
    const box = page.getByRole('textbox', { name: /^Quantity, / });
    await box.fill('150000');
    await box.press('Enter');
    await page.getByText(/^All that’s left of .+ is already in your cart\.$/).waitFor();
    await expect(box).toHaveValue('1');
    await expect(page.getByText('The largest quantity is 99,999.').filter({ visible: true })).toHaveCount(0);
  });

  test('what is refused while the shopper looks on can be waited for from there [CAT-11]', async ({
    page,
    store,
    product,
    waitersOf,
  }) => {
    await signInTo(page, '/account/settings', 'buyer@example.com');
    await openProduct(page, product.slug);
    const isOut = refusal(409, 'It is out of stock.', { code: 'OutOfStock' });
    store.proxy.when({ method: 'PUT', path: /^\/api\/baskets$/ }, isOut);
    await press(page, [5]);
    await page.getByText('It is out of stock.').first().waitFor();
    await pressAndSee(
      page.getByRole('button', { name: 'Wait for 5' }),
      page.getByText(/^We’ll email you when 5 more × .+ can be ordered\.$/),
    );
    await allSent(page);
    expect(await waitersOf()).toEqual(['buyer@example.com']);
  });

  test('a guest who waits in the sync centre for what was refused says where to write to [PWA-08] [CAT-11]', async ({
    page,
    store,
    product,
    waitersOf,
  }) => {
    await openProduct(page, product.slug);
    await workerReady(page);
    await store.goOffline();
    await add(page, [5]);
    // Every time: a page that is left before it gets the answer asks again.
    store.proxy.when(
      { method: 'PUT', path: /^\/api\/baskets$/, times: 9 },
      refusal(409, 'It is out of stock.', { code: 'OutOfStock' }),
    );
    await store.goOnline();
    await open(page, '/sync');
    const check = page.getByRole('region', { name: 'Check these' });
    await check.getByText(/The store says: It is out of stock\./).waitFor();
    await looksRight(page, 'the sync centre with a change that stock did not allow');
    await check.getByRole('button', { name: /^Wait for 5, / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email address').fill('guest@example.com');
    await dialog.getByRole('button', { name: 'Tell me' }).click();
    await check.waitFor({ state: 'detached' });
    await allSent(page);
    expect(await waitersOf()).toEqual(['guest@example.com']);
    expect(
      (await store.ledger()).baskets.flatMap(({ lines }) => lines).filter(({ quantity }) => quantity === 5),
    ).toEqual([]);
  });
});

test.describe('a store that sells what it has not', () => {
  test.use({
    storeOptions: {
      prepare: async (db) => {
        await db.update(tables.stock).set({ quantity: 30 });
        await db
          .update(tables.storeSettings)
          .set({ inventoryAvailability: 'AvailableQuantity', isOutOfStockPurchaseEnabled: true });
      },
    },
  });

  test('the shopper takes what is there, or lets the rest follow, and may go on to the checkout without an answer [CART-04]', async ({
    page,
    product,
    size,
  }) => {
    await signInTo(page, '/account/settings', 'retail@example.com');
    await openProduct(page, product.slug);
    await add(page, [50]);
    await allSent(page);
    await open(page, '/cart');
    const follow = page.getByRole('region', { name: 'Not all in stock yet' });
    await follow.getByText('30 in stock, the other 20 will follow.').waitFor();
    await looksRight(page, 'the cart with a line that is not all in stock');
    await follow.getByRole('button', { name: /^Take 30, / }).click();
    await follow.waitFor({ state: 'detached' });
    await cartShows(page, { [size.sku]: 30 });

    await setLine(page, size.sku, 50);
    await pressAndSee(
      follow.getByRole('button', { name: /^Wait for 20, / }),
      follow.getByText('30 in stock, the other 20 will follow.'),
    );
    await expect(follow.getByRole('button')).toHaveCount(0);
    await allSent(page);
    await page.reload();
    await follow.getByText('30 in stock, the other 20 will follow.').waitFor();
    await expect(follow.getByRole('button')).toHaveCount(0);
    // Another quantity raises the question again.
    await setLine(page, size.sku, 60);
    await follow.getByRole('button', { name: /^Wait for 30, / }).waitFor();
    await page.getByRole('button', { name: 'Go to checkout' }).first().click();
    await page.waitForURL('**/checkout**');
  });
});
