import type { Page } from 'playwright';
import { open } from './visit.ts';

/** The password that every demo shopper begins with. */
export const demoPassword = 'tradecounter';

/** Fills in the sign-in on the screen and sends it. */
export const fillSignIn = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
};

/** Signs a demo shopper in by way of the page they want. */
export const signInTo = async (page: Page, path: string, email = 'trade@example.com'): Promise<void> => {
  await open(page, path);
  await page.waitForURL('**/auth/login?redirect_url=*');
  await fillSignIn(page, email);
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
};
