import type { Page } from 'playwright';
import { z } from 'zod';
import { type CreditAccount, getCredits } from '#contract/credit.ts';
import { creditAccounts } from '#server/db/schema.ts';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { expectCleanScreen, open, reflowFindings } from '#tests/support/browser/visit.ts';
import { formatMoney } from '#wording/money.ts';

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
  {
    what: 'that credit is on hold',
    account: { isOnHold: true },
    says: /^Your credit is on hold, so you can’t pay for this cart on account\. Pay another way, or contact us\./,
  },
];

const unwrapped = z.object({ data: getCredits.data });

/** Expects every figure of each account, and its newest movement. */
const showsCredit = async (page: Page, accounts: readonly CreditAccount[]): Promise<void> => {
  expect(accounts.length).toBeGreaterThan(0);
  for (const account of accounts) {
    const shown = page.getByRole('region', { name: account.currencyCode });
    const figure = (name: string) => shown.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    await expect(figure('Available')).toContainText(formatMoney(account.availableCredit));
    await expect(figure('Limit')).toContainText(formatMoney(account.creditLimit));
    await expect(figure('Used')).toContainText(formatMoney(account.outstandingBalance));
    await shown.getByText('Invoices are due 30 days after the order.').waitFor();
    await expect(shown.getByText('Your credit is on hold')).toHaveCount(account.isOnHold ? 1 : 0);
    const [newest] = account.transactions.results;
    if (newest === undefined) throw new Error('The demo shopper has bought on account.');
    await shown.getByText(formatMoney(newest.amount)).filter({ visible: true }).first().waitFor();
  }
};

test.use({ viewport: phone });

for (const { what, account, says } of accounts) {
  test.describe(`a buyer on account, ${what}`, () => {
    test.use({
      storeOptions: { prepare: (db) => db.update(creditAccounts).set({ paymentTermsDays: 30, ...account }) },
    });

    test(`the credit screen shows the store’s figures, and the cart says ${what} [ACC-04] [RT-03]`, async ({
      page,
      product,
      problems,
    }) => {
      const answered = page.waitForResponse((answer) => answer.url().includes('/customers/credits?') && answer.ok());
      await signInTo(page, '/account/credit-limit');
      await showsCredit(page, unwrapped.parse(await (await answered).json()).data.results);
      await fillCart(page, `/store/product/${product.slug}`);
      await open(page, '/cart');
      await page.getByRole('complementary', { name: 'Order summary' }).getByText(says).waitFor();
      await expectCleanScreen(page, `the cart with ${what}`);
      expect(await reflowFindings(page, `the cart with ${what}`)).toEqual([]);
      expect(problems).toEqual([]);
    });
  });
}
