import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import type { Shop } from '#tests/support/browser/shop.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { tabTo } from '#tests/support/browser/keyboard.ts';
import { demoPassword, fillSignIn, signInTo } from '#tests/support/browser/sign-in.ts';
import { emailsIn } from '#tests/support/stores/emails.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { open, pressAndSee, seeMessage } from '#tests/support/browser/visit.ts';

test.use({ isShopOwn: true });

/** The hue, in degrees, of a colour as a browser computes it: `rgb(179, 38, 30)`. */
const hueOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
};

/** The path of the link in the last email to an address. */
const linkTo = async (shop: Shop, email: string): Promise<string> => {
  const link = (): string | undefined =>
    emailsIn(shop.dataDir)
      .findLast((text) => text.includes(`To: ${email}`))
      ?.match(/https?:\/\/\S+/)?.[0];
  await expect.poll(link, `an email to ${email}`).toBeDefined();
  return new URL(link() ?? '').pathname;
};

test('a guest cart merges on sign-in, the anonymous id goes, and one lands where one wanted [SES-03] [CART-09] [RT-36]', async ({
  page,
  context,
  problems,
  shop,
}) => {
  const product = await findProduct(shop.url, plain);
  await fillCart(page, `/store/product/${product.slug}`, 5);
  const merged = page.waitForResponse((answer) => answer.url().endsWith('/merge'));
  await signInTo(page, '/account/credit-limit', 'retail@example.com');
  expect((await merged).status()).toBe(200);
  expect((await context.cookies()).find(({ name }) => name === 'tc_token')?.sameSite).toBe('Lax');
  await open(page, '/cart');
  await page.getByRole('link', { name: product.name }).first().waitFor();
  const kept = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('tradecounter-journal');
        opening.addEventListener('error', () => reject(new Error('The database did not open.')));
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('facts').objectStore('facts').count(['guest', 'anonymous-id', '']);
          count.addEventListener('success', () => {
            opening.result.close();
            resolve(count.result);
          });
        });
      }),
  );
  expect(kept).toBe(0);
  expect(problems).toEqual([]);
});

test('a redirect to another site leads home instead [RT-36]', async ({ page, shop }) => {
  await open(page, '/auth/login?redirect_url=%2F%2Fevil.example%2F');
  await fillSignIn(page, 'trade@example.com');
  await page.waitForURL(`${shop.url}/`);
});

test('a wrong password is said at the form, and the email address stays in it [RT-09]', async ({ page }) => {
  await open(page, '/auth/login');
  await fillSignIn(page, 'trade@example.com', 'not the password');
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
  await expect(page.getByLabel('Email address')).toHaveValue('trade@example.com');
  expect(new URL(page.url()).pathname).toBe('/auth/login');
});

/** Records what a page reads from the store, and in which currency and country. */
const readsOf = (page: Page): string[] => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.method() !== 'GET') return;
    const { currencycode, countrycode } = request.headers();
    const whose = searchParams.has('anonymousId') ? ' of a guest' : '';
    reads.push(`${pathname.slice('/api'.length)}${whose} ${currencycode ?? ''} ${countrycode ?? ''}`);
  });
  return reads;
};

test('a start loads settings, menu and cart, and lists only for who is signed in, in the store’s currency and country [SES-06]', async ({
  page,
  context,
  visit,
  shop,
}) => {
  const product = await findProduct(shop.url, plain);
  await fillCart(page, `/store/product/${product.slug}`, 5);
  const asGuest = readsOf(page);
  await open(page, '/about-us');
  await expect.poll(() => asGuest).toContain('/baskets of a guest GBP GB');
  await page.waitForLoadState('networkidle');
  expect(asGuest.filter((call) => call.startsWith('/wishlists'))).toEqual([]);
  // A guest's page includes settings and menu.
  const brought = await page.locator('#answers').textContent();
  for (const name of ['store-settings', 'menu']) expect(brought).toContain(`"${name}`);

  await signInTo(page, '/account/settings');
  // As on a device that starts without copies.
  const another = await visit({ storageState: { cookies: await context.cookies(), origins: [] } });
  const asShopper = readsOf(another.page);
  await open(another.page, '/about-us');
  for (const path of ['/store-settings', '/menus/main/tree', '/wishlists', '/baskets'])
    await expect.poll(() => asShopper).toContain(`${path} GBP GB`);
  expect(another.problems).toEqual([]);
});

test('who has not accepted the privacy policy reads it first, then goes on [RT-37] [RT-25] [SES-09]', async ({
  page,
}) => {
  await open(page, '/account/orders');
  await fillSignIn(page, 'policy@example.com');
  await page.waitForURL('**/privacy-policy?*');
  await page.getByRole('button', { name: 'Accept the policy' }).click();
  await page.waitForURL('**/account/orders');
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
});

test('who must change the password does so before anything else [RT-38] [SES-08] [ACC-05]', async ({ page }) => {
  await open(page, '/account/orders');
  await fillSignIn(page, 'must-change@example.com');
  await page.waitForURL('**/account/settings?*message=password_change_required*');
  await page.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await page.getByLabel('New password', { exact: true }).fill('copper ladder nine onions');
  await page.getByText('Password strength: Strong').waitFor();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL('**/account/orders');
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
});

for (const when of ['before the page has the new token', 'when the page has the new token'] as const) {
  test(`what the store refuses because the password was just changed ends no session: ${when} [ACC-05] [SES-08]`, async ({
    page,
  }) => {
    let tokenBefore: string | undefined;
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    const areLists = (url: URL): boolean => url.pathname === '/api/wishlists';
    const answered = (status: number) =>
      page.waitForResponse((answer) => areLists(new URL(answer.url())) && answer.status() === status);
    // Holds the request for the lists, which has the old token, until that token is no longer valid.
    await page.route(areLists, async (route) => {
      const token = route.request().headers()['authorization'];
      tokenBefore ??= token;
      if (token === tokenBefore) await held;
      await route.continue();
    });
    const askedAgain: Promise<unknown>[] = [];
    const refuse = async (): Promise<void> => {
      const refused = answered(401);
      askedAgain.push(answered(200));
      letThrough();
      await refused;
    };
    await page.route('**/api/customers/current/password', async (route) => {
      const changed = await route.fetch();
      if (when === 'before the page has the new token') await refuse();
      await route.fulfill({ response: changed });
    });
    await signInTo(page, '/account/settings');
    await page.getByLabel('Current password', { exact: true }).fill(demoPassword);
    await page.getByLabel('New password', { exact: true }).fill('copper ladder nine onions');
    await expect.poll(() => tokenBefore).toMatch(/^Bearer /);
    await pressAndSee(page.getByRole('button', { name: 'Change password' }), page.getByText('Password changed.'));
    if (when === 'when the page has the new token') await refuse();
    await Promise.all(askedAgain);
    await page.getByRole('link', { name: 'Lists', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Lists', level: 1 }).waitFor();
    await expect(page.getByText('Your session has ended', { exact: false })).toHaveCount(0);
  });
}

test('an invited buyer joins with a name and a password and is signed in, once per link; how strong it is stands beside it in red, orange or green [RT-14] [API-23] [SES-07] [SES-09]', async ({
  page,
  visit,
  problems,
}) => {
  const fill = async (buyer: Page): Promise<void> => {
    await open(buyer, '/auth/invite/complete/demo-invitation');
    await buyer.getByLabel('First name').fill('Ines');
    await buyer.getByLabel('Last name').fill('Buyer');
    await buyer.getByLabel('Password', { exact: true }).fill('copper ladder nine onions');
    await buyer.getByRole('button', { name: 'Finish' }).click();
  };
  await open(page, '/auth/invite/complete/demo-invitation');
  const hues: number[] = [];
  for (const [password, strength] of [
    ['Ab1!', 'Weak'],
    ['hexbolt2026', 'Medium'],
    ['copper ladder nine onions', 'Strong'],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(password);
    const shown = page.getByText(`Password strength: ${strength}`).locator('..');
    hues.push(hueOf(await shown.evaluate((one) => getComputedStyle(one).color)));
  }
  expect(hues.map((hue) => (hue < 20 || hue > 340 ? 'red' : hue < 60 ? 'orange' : 'green'))).toEqual([
    'red',
    'orange',
    'green',
  ]);
  await fill(page);
  await page.getByRole('button', { name: 'Accept the policy' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await open(page, '/account/settings');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).waitFor();
  // The console logs the store's refusal before the policy was accepted, which is no fault.
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  const another = await visit();
  await fill(another.page);
  await another.page.getByRole('heading', { name: 'There is a problem' }).waitFor();
});

test('signing out leaves no token, and what needs one asks to sign in again [SES-04] [RT-39]', async ({
  page,
  context,
}) => {
  await signInTo(page, '/account/settings');
  await pressAndSee(
    page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }),
    page.getByText('You are signed out.'),
  );
  expect(new URL(page.url()).pathname).toBe('/');
  expect((await context.cookies()).some(({ name }) => name === 'tc_token')).toBe(false);
  await open(page, '/favorites');
  await page.waitForURL('**/auth/login?redirect_url=%2Ffavorites');
});

const headingHasFocus = (page: Page) => page.waitForFunction(() => document.activeElement?.tagName === 'H1');

test('the whole sign-in and the way out go by the keyboard [RT-09] [SES-04]', async ({ page, shop }) => {
  await open(page, '/');
  await tabTo(page, 'Sign in');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  await tabTo(page, 'Email address');
  await page.keyboard.type('retail@example.com');
  await tabTo(page, 'Password');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
  await tabTo(page, 'Password');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop.url}/`);
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor({ state: 'detached' });
  await headingHasFocus(page);
  await tabTo(page, 'Account');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await tabTo(page, 'Sign out');
  await seeMessage(page.getByText('You are signed out.'), () => page.keyboard.press('Enter'));
  // The element with the focus is gone with its page; the focus is on the heading of the page that took its place.
  await headingHasFocus(page);
});

test('an account is asked for, and opened by the link in the email [SES-07] [RT-10] [RT-13]', async ({
  page,
  shop,
}) => {
  await open(page, '/auth/register');
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByLabel('Email address').fill('nadia@example.com');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await open(page, await linkTo(shop, 'nadia@example.com'));
  await page.getByLabel('Password', { exact: true }).fill('copper ladder nine onions');
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Accept the policy' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await open(page, '/account/settings');
  await expect(page.getByLabel('First name')).toHaveValue('Nadia');
});

test('a forgotten password is replaced by way of an email, once, and the new one signs in [SES-07] [RT-11] [RT-12]', async ({
  page,
  shop,
}) => {
  await open(page, '/auth/forgot-password');
  await page.getByLabel('Email address').fill('buyer@example.com');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const link = await linkTo(shop, 'buyer@example.com');
  for (const isFirst of [true, false]) {
    await open(page, link);
    await page.getByLabel('New password', { exact: true }).fill('copper ladder nine onions');
    await page.getByRole('button', { name: 'Save password' }).click();
    if (isFirst) await page.waitForURL('**/auth/login');
    else
      await page
        .getByText(/link (is no longer valid|has already been used)/)
        .first()
        .waitFor();
  }
  await open(page, '/auth/login');
  await fillSignIn(page, 'buyer@example.com');
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
  await fillSignIn(page, 'buyer@example.com', 'copper ladder nine onions');
  await page.waitForURL(`${shop.url}/`);
});
