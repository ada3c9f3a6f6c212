import { creditAccounts } from '#server/db/schema.ts';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { expectCleanScreen, open, reflowFindings } from '#tests/support/browser/visit.ts';

const accounts = [
  {
    what: 'what it leaves of the credit',
    account: {},
    says: /^You’ll have £[\d,]+\.\d\d of credit left after this cart/,
  },
  {
    what: 'what it lacks',
    account: { creditLimitMinor: 0, outstandingMinor: 0 },
    says: /^This cart is £[\d,]+\.\d\d over your remaining credit\./,
  },
  { what: 'that credit is on hold', account: { isOnHold: true }, says: /^Your credit is on hold/ },
];

test.use({ viewport: phone });

for (const { what, account, says } of accounts) {
  test.describe(`a buyer on account, ${what}`, () => {
    test.use({
      storeOptions: { prepare: (db) => db.update(creditAccounts).set({ paymentTermsDays: 30, ...account }) },
    });

    test(`the cart says ${what} [ACC-04] [CHK-16]`, async ({ page, product, problems }) => {
      await signInTo(page, '/account/settings');
      await fillCart(page, `/store/product/${product.slug}`);
      await open(page, '/cart');
      await page.getByRole('complementary', { name: 'Order summary' }).getByText(says).waitFor();
      await expectCleanScreen(page, `the cart with ${what}`);
      expect(await reflowFindings(page, `the cart with ${what}`)).toEqual([]);
      expect(problems).toEqual([]);
    });
  });
}
