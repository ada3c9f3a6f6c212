import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { deviceContents, findOnDevice } from './device-contents.ts';
import { firstDelivery } from './guest.ts';
import { signedInClient } from './sign-in.ts';

/** The heading of an order that was prepared offline. */
export const ready = 'Ready to place. Not placed yet.';

/** The trade buyer's orders, latest first, read past whatever a journey does to the connection. */
export const ordersOf = async (apiUrl: string, email: string) => {
  const shopper = await signedInClient(apiUrl, email);
  return (await shopper.getOrders({ query: { PageSize: 50 } })).results;
};

/** Waits until everything that a shopper needs offline is on the device. */
export const deviceFilled = (page: Page): Promise<void> =>
  expect.poll(async () => findOnDevice(await deviceContents(page), ['"filledAt":'])).not.toEqual([]);

/** Prepares an order offline, from the cart until it is ready to place. */
export const prepareOrder = async (page: Page, reference: string): Promise<void> => {
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await firstDelivery(page).check();
  await page.getByLabel('Your reference').fill(reference);
  await page.getByLabel('I accept the terms and conditions').check();
  await page.getByRole('button', { name: 'Keep it ready to place' }).click();
  await page.getByRole('heading', { name: ready }).waitFor();
};
