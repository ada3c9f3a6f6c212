/** The test function of #tests/support/engines/engine-journey.ts, plus a product and access to the store's ledger. */
import { expect, test as journey } from './engine-journey.ts';
import type { Shopper } from './shopper.ts';
import { demoPassword } from '#tests/support/browser/sign-in.ts';
import { basketOf, guestBaskets, quantities } from '#tests/support/stores/store-ledger.ts';

export { expect };

/** Presses "Sign out" in the account's navigation. */
export const pressSignOut = (shopper: Shopper): Promise<void> =>
  shopper.press('button', '^Sign out$', 'nav[aria-label="Your account"]');

interface EngineShop {
  /** The product's variant at this index. */
  size(row: number): { readonly id: string; readonly sku: string };
  /** Pieces by variant in the only guest basket; fails unless there is exactly one. */
  held(): Promise<Record<string, number>>;
  /** How many pieces of the product's first size a shopper's basket holds. */
  heldBy(email: string): Promise<number>;
  openProduct(shopper: Shopper): Promise<void>;
  /** Opens the product and waits until the device has the whole shop cached. */
  settleAtProduct(shopper: Shopper): Promise<void>;
  signIn(shopper: Shopper, email: string): Promise<void>;
}

export const test = journey.extend<EngineShop>({
  size: async ({ product }, provide) => {
    await provide((row) => {
      const found = product.variants[row];
      if (found === undefined) throw new Error(`${product.name} has no variant ${row}.`);
      return found;
    });
  },
  held: async ({ store }, provide) => {
    await provide(async () => {
      const baskets = guestBaskets(await store.ledger());
      expect(baskets).toHaveLength(1);
      return quantities(baskets[0]);
    });
  },
  heldBy: async ({ store, size }, provide) => {
    await provide(async (email) => quantities(basketOf(await store.ledger(), email))[size(0).id] ?? 0);
  },
  openProduct: async ({ product }, provide) => {
    await provide((shopper) => shopper.open(`/store/product/${product.slug}`));
  },
  settleAtProduct: async ({ openProduct }, provide) => {
    await provide(async (shopper) => {
      await openProduct(shopper);
      await shopper.workerReady();
      // Loads it again under the worker's control, so that all of it is cached.
      await shopper.reload();
    });
  },
  signIn: async ({}, provide) => {
    await provide(async (shopper, email) => {
      await shopper.open('/auth/login?redirect_url=/account/settings');
      await shopper.fill('^Email address', email);
      await shopper.fill('^Password', demoPassword);
      await shopper.press('button', '^Sign in$', 'main');
      await shopper.becomes(() => location.pathname === '/account/settings', null);
    });
  },
});
