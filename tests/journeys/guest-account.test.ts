import { expect, test } from '#tests/support/browser/journey.ts';
import { beginPayment, fillCart, fillCheckout, guest, payByCard, placeOrder } from '#tests/support/browser/guest.ts';
import type { Shop } from '#tests/support/browser/shop.ts';
import { emailsIn } from '#tests/support/stores/emails.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { expectCleanScreen, open } from '#tests/support/browser/visit.ts';

test.use({ isShopOwn: true });

/** The link that opens an account, from the last email to the guest that contains one. */
const accountLink = async (shop: Shop): Promise<string> => {
  const link = (): string | undefined =>
    emailsIn(shop.dataDir)
      .findLast((text) => text.includes(`To: ${guest.email}`) && text.includes('/auth/sign-up/complete/'))
      ?.match(/https?:\/\/\S+\/auth\/sign-up\/complete\/\S+/)?.[0];
  await expect.poll(link, 'an email with a link').toBeDefined();
  const { pathname, search } = new URL(link() ?? '');
  return `${pathname}${search}`;
};

test('a guest who has paid opens an account by one password, sees the order in it and saves its lines as a list', async ({
  page,
  context,
  shop,
}) => {
  const product = await findProduct(shop.url, plain);
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await fillCheckout(page);
  await placeOrder(page);
  await beginPayment(page, /^Card(?! with)/);
  await payByCard(page);
  const placed = page.getByRole('heading', { level: 1, name: /^Order .+ placed$/ });
  await placed.waitFor();
  const number = /^Order (.+) placed$/.exec(await placed.innerText())?.[1] ?? '';

  await page.getByText('Open this page again on this device').waitFor();
  await page.getByRole('button', { name: 'Save as list' }).click();
  await expect(page.getByRole('heading', { name: 'Save these details: create an account' })).toBeFocused();

  const password = page.getByLabel('Password', { exact: true });
  await password.fill('short');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText('Use at least 10 characters for the password').first().waitFor();
  await expect(password).toHaveValue('short');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expectCleanScreen(page, 'a password that is too short');

  await password.fill('copper ladder nine onions');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText('This needs a connection').first().waitFor();
  await expect(password).toHaveValue('copper ladder nine onions');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await expectCleanScreen(page, 'an account asked for');

  await page.getByRole('button', { name: `Share Lines of order ${number}` }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');

  await open(page, await accountLink(shop));
  const openAccount = page.getByRole('button', { name: 'Open my account' });
  await openAccount.waitFor();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expectCleanScreen(page, 'an account to open');
  await openAccount.click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/account/orders/'));
  await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
  await page.getByRole('button', { name: 'Save as list' }).click();
  const naming = page.getByRole('dialog', { name: 'Save as list' });
  await expect(naming.getByLabel('List name')).toHaveValue(`Order ${number}`);
  await expectCleanScreen(page, 'a list of an order to name');
  await naming.getByRole('button', { name: 'Save as list' }).click();
  await page.getByRole('button', { name: 'Open list' }).click();
  await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  await page.getByRole('main').getByRole('link', { name: product.name }).first().waitFor();
});
