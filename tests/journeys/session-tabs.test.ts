import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { cookieNames } from '#contract/cookies.ts';
import { fillSignIn, signInTo } from '#tests/support/browser/sign-in.ts';
import { open, pressAndSee } from '#tests/support/browser/visit.ts';

test.use({ isShopOwn: true });

const utility = (page: Page) => page.getByRole('navigation', { name: 'Your account and prices' });

/** Waits until the page has loaded everything after its first frame, so that it hears the other tabs. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

const signOut = async (page: Page): Promise<void> => {
  await pressAndSee(
    page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }),
    page.getByText('You are signed out.'),
  );
};

test('a sign-in in one tab makes the other the shopper’s, and a form half filled in there stays', async ({
  page,
  context,
  problems,
}) => {
  const other = await context.newPage();
  await open(other, '/contact-us');
  await other.getByLabel('Your name').fill('Grace Fitter');
  await settled(other);
  await signInTo(page, '/account/settings');
  await utility(other).getByRole('link', { name: 'Account' }).waitFor();
  await expect(other.getByLabel('Your name')).toHaveValue('Grace Fitter');
  expect(problems).toEqual([]);
});

test('a sign-out in one tab takes another off its protected page and empties what was typed in a third, and whoever signs in next is signed in in all of them [SES-04] [RT-39]', async ({
  page,
  context,
  problems,
}) => {
  await signInTo(page, '/account/settings');
  const [orders, contact] = [await context.newPage(), await context.newPage()];
  await open(orders, '/account/orders');
  await orders.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await open(contact, '/contact-us');
  await contact.getByLabel('Your name').fill('Only Mine');
  await Promise.all([orders, contact].map(settled));
  await signOut(page);
  await orders.waitForURL('**/auth/login?redirect_url=%2Faccount%2Forders');
  await utility(contact).getByRole('link', { name: 'Sign in' }).waitFor();
  await expect(contact.getByLabel('Your name')).toHaveValue('');

  await orders.bringToFront();
  await fillSignIn(orders, 'retail@example.com');
  await orders.waitForURL('**/account/orders');
  await utility(contact).getByRole('link', { name: 'Account' }).waitFor();
  await open(page, '/account/settings');
  await page.getByText('retail@example.com').first().waitFor();
  expect(problems).toEqual([]);
});

/** Opens a tab that hears nothing while it is frozen, like one in the back-forward cache. */
const openFrozen = async (page: Page, path: string): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  await open(page, path);
};

const thaw = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a tab that comes back from history follows who is signed in now, and shows nothing of who was [SES-04]', async ({
  page,
  context,
  shop,
}) => {
  await signInTo(page, '/account/settings');
  const old = await context.newPage();
  await openFrozen(old, '/account/settings');
  await old.getByText('trade@example.com').first().waitFor();
  await settled(old);
  await signOut(page);
  await open(page, '/auth/login');
  await fillSignIn(page, 'retail@example.com');
  await page.waitForURL(`${shop.url}/`);
  expect(await old.getByText('trade@example.com').count()).toBeGreaterThan(0);
  await thaw(old);
  await old.getByText('retail@example.com').first().waitFor();
  expect(await old.getByText('trade@example.com').count()).toBe(0);
});

test('a tab that becomes visible again sees that the token is gone [RT-39]', async ({ page, context }) => {
  await signInTo(page, '/account/settings');
  await settled(page);
  await context.clearCookies({ name: cookieNames.token });
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForURL('**/auth/login?redirect_url=%2Faccount%2Fsettings');
});

test('another currency in one tab is the other’s too [CAT-15]', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/store');
  await settled(other);
  await open(page, '/store');
  await utility(page).getByLabel('Currency').selectOption('EUR');
  await other.getByRole('main').getByText(/€/).first().waitFor();
  await expect(utility(other).getByLabel('Currency')).toHaveValue('EUR');
});

test('a policy that is accepted in one tab is accepted in the other [RT-25]', async ({ page, context, shop }) => {
  await open(page, '/auth/login');
  await fillSignIn(page, 'policy@example.com');
  await page.waitForURL('**/privacy-policy*');
  const other = await context.newPage();
  await open(other, '/privacy-policy');
  await other.getByRole('button', { name: 'Accept the policy' }).waitFor();
  await settled(other);
  await page.getByRole('button', { name: 'Accept the policy' }).click();
  await page.waitForURL(`${shop.url}/`);
  await other.getByRole('button', { name: 'Accept the policy' }).waitFor({ state: 'detached' });
});
