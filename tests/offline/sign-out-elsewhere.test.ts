import type { Page } from 'playwright';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { add, allSent, openProduct } from '#tests/support/stores/at-the-counter.ts';
import { firstSizeOf } from '#tests/support/stores/store-client.ts';
import { basketOf, quantities } from '#tests/support/stores/store-ledger.ts';
import { fillSignIn, signInTo } from '#tests/support/browser/sign-in.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, open, pressAndSee } from '#tests/support/browser/visit.ts';

const email = 'retail@example.com';

interface TwoTabs {
  /** How many of the product's first size the shopper's cart holds. */
  held(): Promise<number>;
  /** Adds five in `page` and, while they are being sent, signs out in another tab, answering its question with `answer`. */
  signOutMeanwhile(answer: string): Promise<{ readonly arrive: () => void }>;
}

const test = journey.extend<TwoTabs>({
  held: async ({ store, product }, provide) => {
    await provide(async () => quantities(basketOf(await store.ledger(), email))[firstSizeOf(product).id] ?? 0);
  },
  signOutMeanwhile: async ({ page, context, store, product }, provide) => {
    await provide(async (answer) => {
      await signInTo(page, '/account/settings', email);
      await openProduct(page, product.slug);
      await page.waitForLoadState('networkidle');
      const other = await context.newPage();
      await open(other, '/account/settings');
      await other.waitForLoadState('networkidle');

      const { fault, release } = hold('request');
      const held = store.proxy.when({ method: 'PUT', path: /^\/api\/baskets$/, times: 10 }, fault);
      // The clock stands still, so that the shopper who pressed counts as still waiting however long this takes.
      const pressedAt = Date.now();
      await page.clock.setFixedTime(pressedAt);
      await add(page, [5]);
      await held.met;

      await other.bringToFront();
      await other.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
      await pressAndSee(
        other.getByRole('dialog').getByRole('button', { name: answer }),
        other.getByText('You are signed out.', { exact: false }),
      );
      await page.bringToFront();
      await page.clock.setFixedTime(pressedAt + 60_000);
      return { arrive: release };
    });
  },
});

const isShown = async (page: Page, words: RegExp): Promise<void> => {
  await page.getByText(words).first().waitFor();
  await page
    .getByRole('navigation', { name: 'Your account and prices' })
    .getByRole('link', { name: 'Sign in' })
    .waitFor();
  await page.setViewportSize(phone);
  await expectCleanScreen(page, 'a tab that was signed out by another while it added');
};

test('who adds while another tab signs out and keeps what waits is shown that it waits for them, and it is sent once [PWA-06] [PWA-08]', async ({
  page,
  held,
  signOutMeanwhile,
}) => {
  const { arrive } = await signOutMeanwhile('Keep on this device');
  await isShown(page, /^You signed out in another tab\. This change is saved on this device and will be sent/);
  arrive();
  await open(page, '/auth/login');
  await fillSignIn(page, email);
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth/'));
  await allSent(page);
  expect(await held()).toBe(5);
});

test('who adds while another tab signs out and discards what waits is warned that it may be lost [SES-04] [PWA-08]', async ({
  page,
  signOutMeanwhile,
}) => {
  const { arrive } = await signOutMeanwhile('Discard');
  await isShown(page, /^You signed out in another tab\. This change may not have been made/);
  arrive();
  await allSent(page);
});
