import type { BrowserContext, Page } from 'playwright';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { allSent, cartShows, setLine } from '#tests/support/stores/at-the-counter.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { expectCleanScreen, open, seeMessage } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow' });

const email = 'trade@example.com';

interface Moment {
  readonly what: string;
  /** Sets the quantity on this device around the change that the other one makes. */
  readonly set: (
    devices: { readonly page: Page; readonly context: BrowserContext },
    theirs: () => Promise<void>,
    ours: () => Promise<void>,
  ) => Promise<void>;
}

const moments: readonly Moment[] = [
  {
    what: 'without a network, and sent as soon as there is one',
    set: async ({ context }, theirs, ours) => {
      await context.setOffline(true);
      await ours();
      await theirs();
      await context.setOffline(false);
    },
  },
  {
    what: 'on a page that had been open since before the other change',
    set: async (_devices, theirs, ours) => {
      await theirs();
      await ours();
    },
  },
];

for (const { what, set } of moments) {
  test(`a quantity set ${what}, replaces that of another device, says so and can be undone [PWA-06] [CART-02]`, async ({
    page,
    context,
    store,
    product,
  }) => {
    const [size] = product.variants;
    if (size === undefined) throw new Error('The product has no sizes.');
    const other = await signedInClient(store.apiUrl, email);
    await other.addToBasket({ body: { productVariantId: size.id, quantity: 3 } });
    await signInTo(page, '/account/settings', email);
    await workerReady(page);
    await open(page, '/cart');
    await cartShows(page, { [size.sku]: 3 });
    // The page has what the store had before the other change.
    await page.waitForLoadState('networkidle');
    const lineThere = async () => (await other.getBasket({})).lineItems.find(({ variant }) => variant.id === size.id);
    const theirs = async () => {
      const lineItemId = (await lineThere())?.lineItemId ?? '';
      await other.setBasketQuantity({ body: { lineItemId, quantity: 6 } });
    };
    const text = / was changed to 6 on another device\. Your change to 5 came later/;
    await seeMessage(page.getByText(text), () => set({ page, context }, theirs, () => setLine(page, size.sku, 5)));
    await cartShows(page, { [size.sku]: 5 });

    await page.getByRole('link', { name: '1 to check' }).click();
    await page.setViewportSize(phone);
    await page.getByRole('region', { name: 'Check what changed' }).getByText(text).waitFor();
    await expectCleanScreen(page, 'a quantity that replaced another device’s');
    await page.getByRole('button', { name: /^Undo, / }).click();
    await allSent(page);
    await expect.poll(async () => (await lineThere())?.quantity).toBe(6);
  });
}
