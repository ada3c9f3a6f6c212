import { expect } from 'playwright/test';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open, pressAndSee } from '#tests/support/browser/visit.ts';
import type { Walkthrough } from './walkthrough.ts';

/** The screens of a signed-in buyer: orders, their account and their lists. */
export const walkAccount: Walkthrough = async (page, _, look) => {
  const main = page.getByRole('main');
  await signInTo(page, '/account/orders');
  await main.getByRole('link', { name: /^TC-/ }).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await look('the orders', { isWhole: true });
  await open(page, '/account/orders?from=2020-01-06&to=2020-01-24');
  await look('the orders between two days');
  await page.getByRole('button', { name: 'Choose in a calendar' }).click();
  await page.locator('[role="dialog"]:focus-within').waitFor();
  await look('the calendar', { isOpen: true });
  for (const [status, how] of [
    ['Completed', {}],
    ['Delivered', { isWhole: true }],
  ] as const) {
    await open(page, `/account/orders?status=${status}`);
    await main.getByRole('link', { name: /^TC-/ }).filter({ visible: true }).first().click();
    await page.getByRole('heading', { level: 1, name: /^Order TC-/ }).waitFor();
    await page.getByRole('button', { name: 'Print or save' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('list', { name: 'Payments' }).waitFor();
    // The screen shows a payment's kind, never its id.
    await expect.soft(main).not.toContainText(/[\da-f]{8}-[\da-f]{4}-/);
    await look(`an order, ${status.toLowerCase()}`, how);
  }
  for (const [name, path, heading, how] of [
    ['buy again', '/account/buy-again', 'Buy again', {}],
    ['the returns', '/account/returns', 'Returns', { isWhole: true }],
    ['the addresses', '/account/addresses', 'Addresses', { isWhole: true }],
    ['the form of an address', '/account/addresses?edit=own', '', { isWhole: true }],
    ['the credit', '/account/credit-limit', 'Credit', { isWhole: true }],
    ['the sync centre', '/sync', 'Sync centre', {}],
    ['the lists', '/favorites', 'Lists', {}],
    ['the settings', '/account/settings', 'Settings', { isWhole: true }],
  ] as const) {
    await open(page, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    await look(name, how);
  }
  await page.getByLabel('New password', { exact: true }).fill('brass olive');
  await page.locator('.password-strength-bar').waitFor();
  await look('the strength of a password');
  await open(page, '/favorites');
  await main.getByRole('link', { name: 'Van stock' }).click();
  const line = page.getByRole('checkbox', { name: /^Select / });
  await line.first().check();
  await look('a list with a line selected');
  await page.getByRole('button', { name: 'Delete list' }).click();
  await page.getByRole('alertdialog').waitFor();
  await look('a question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await pressAndSee(
    page.getByRole('button', { name: /^Add( \d+ lines?| all) to cart$/ }).first(),
    page.locator('.toast'),
  );
  await look('a list and a message');
  await open(page, '/');
  await page.getByRole('heading', { name: 'Recent orders' }).waitFor();
  await look('the home of a buyer');
};
