import type { Page } from 'playwright';
import { storeClient } from '#tests/support/stores/store-client.ts';
import { open } from './visit.ts';

/** The initial password of every demo shopper. */
export const demoPassword = 'tradecounter';

/** Fills in the sign-in form on the screen and submits it. */
export const fillSignIn = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
};

/** Opens a page that requires sign-in and signs a demo shopper in on the way. */
export const signInTo = async (page: Page, path: string, email = 'trade@example.com'): Promise<void> => {
  await open(page, path);
  await page.waitForURL('**/auth/login?redirect_url=*');
  await fillSignIn(page, email);
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
};

/** A client of the store at `url` for a demo shopper, as on another device of theirs. */
export const signedInClient = async (url: string, email = 'trade@example.com') => {
  const { token } = await storeClient(url).signIn({ body: { email, password: demoPassword } });
  return storeClient(url, token);
};
