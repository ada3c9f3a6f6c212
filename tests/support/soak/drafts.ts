import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { firstDelivery } from '#tests/support/browser/guest.ts';
import { deviceFilled } from '#tests/support/browser/order-draft.ts';
import { fillSignIn } from '#tests/support/browser/sign-in.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

/** A device's drafts of an order and of a return. */
export interface StoredDrafts {
  readonly reference: string | null;
  readonly isReady: boolean;
  readonly comment: string | null;
}

/** Runs inside a page. */
const readDrafts = (): Promise<StoredDrafts> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('tradecounter-drafts', 1);
    // Creates the object store as the product does, if it is missing.
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('drafts'));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
    opening.addEventListener('success', () => {
      const rows = opening.result.transaction('drafts').objectStore('drafts');
      const [keys, values] = [rows.getAllKeys(), rows.getAll()];
      values.addEventListener('success', () => {
        opening.result.close();
        const found: Record<string, Record<string, unknown>> = {};
        const written: readonly Record<string, unknown>[] = values.result;
        for (const [at, key] of keys.result.entries()) {
          const kind = typeof key === 'string' ? / (order$|return )/.exec(key)?.[1] : undefined;
          if (kind !== undefined) found[kind.trim()] = written[at] ?? {};
        }
        const note = found['order']?.['note'] as { readonly referenceNumber: string | null } | null | undefined;
        const comments = Object.entries(found['return'] ?? {}).filter(([name]) => name.startsWith('comment:'));
        resolve({
          reference: note?.referenceNumber ?? null,
          isReady: (found['order']?.['ready'] ?? null) !== null,
          comment: comments.map(([, text]) => String(text)).find((text) => text !== '') ?? null,
        });
      });
    });
  });

/** The drafts that are stored on the device. */
export const storedDrafts = (page: Page): Promise<StoredDrafts> => page.evaluate(readDrafts);

/** Everything that the device has, in words for a failed comparison: its databases, and the draft of an order as it is stored. */
export const deviceContents = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const orders = await new Promise<unknown>((resolve, reject) => {
      const opening = indexedDB.open('tradecounter-drafts');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
      opening.addEventListener('success', () => {
        const rows = opening.result.transaction('drafts').objectStore('drafts').getAll();
        rows.addEventListener('success', () => {
          opening.result.close();
          resolve(rows.result.filter((row: object) => 'ready' in row));
        });
      });
    });
    return `The device has ${names.join(', ')}; drafts of orders: ${JSON.stringify(orders)}`;
  });

const boxes = (page: Page) => page.getByRole('textbox', { name: /^Quantity, / });

/** Opens the cart and waits until it shows these quantities, in any order. */
export const openCart = async (page: Page, url: string, quantities: readonly number[]): Promise<void> => {
  await open(page, `${url}/cart`);
  await expect
    .poll(async () =>
      (await boxes(page).evaluateAll((all) => all.map((box) => Number((box as HTMLInputElement).value)))).sort(
        (a, b) => a - b,
      ),
    )
    .toEqual([...quantities].sort((a, b) => a - b));
};

/** Adds a size of the product on the screen, by its row. */
export const addSize = async (page: Page, row: number, quantity: number): Promise<void> => {
  await boxes(page).nth(row).fill(String(quantity));
  await boxes(page).nth(row).press('Tab');
  await page.getByRole('button', { name: /^Add( \d+ lines)? to cart$/ }).click();
};

/** Fills in the name in the dialog that asks for it. */
const nameIt = async (page: Page, label: string, name: string): Promise<void> => {
  await page.getByRole('dialog').getByLabel(label).fill(name);
  await page.keyboard.press('Enter');
};

/** Parks the cart that is on the screen. */
export const parkCart = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Park this cart' }).click();
  await nameIt(page, 'Customer or job', name);
};

/** Brings all of a parked cart back; lines already in the cart are first parked under `now`. */
export const bringBack = async (page: Page, name: string, now: string | null): Promise<void> => {
  await page.getByRole('link', { name: `Bring back ${name}`, exact: true }).click();
  await page.getByRole('button', { name: /^Bring back \d+ lines?$/ }).click();
  if (now !== null) await nameIt(page, 'Customer or job for your current cart', now);
};

/** Goes from the cart on the screen to the step with the reference. */
export const toNote = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  const reference = page.getByLabel('Your reference');
  const ahead = page.getByRole('button', { name: /^(Use this address|Change delivery and note)$/ });
  await reference.or(ahead).first().waitFor();
  // A ready step may show first, and the one that it leads to only after the store has answered: pressing either moves on.
  while (!(await reference.isVisible())) await ahead.or(reference).first().click();
};

/** Chooses what an order requires and accepts the terms. */
export const completeNote = async (page: Page): Promise<void> => {
  await firstDelivery(page).check();
  await page.getByLabel('I accept the terms and conditions').check();
};

/** Presses until the order is placed: if an answer is lost, the same press retries. */
export const pressUntilPlaced = async (page: Page): Promise<void> => {
  const place = page.getByRole('button', { name: /^Place order, £/ });
  await expect(async () => {
    if (!page.url().includes('/checkout?order=')) await place.click({ timeout: 2_000 });
    await page.waitForURL('**/checkout?order=*', { timeout: 5_000 });
  }).toPass();
};

/** Opens the return form of an order and ticks its first line. */
export const openReturn = async (page: Page, url: string, orderId: string): Promise<void> => {
  await open(page, `${url}/account/orders/${orderId}`);
  await page.getByRole('link', { name: 'Return items' }).click();
  const tick = page.getByRole('checkbox').first();
  await tick.check();
  await page.getByLabel('Comment').waitFor();
};

/** Signs in and opens each screen once, so that the device has what they show. */
export const signInAndLook = async (
  page: Page,
  url: string,
  email: string,
  productUrl: string,
  orderId: string,
): Promise<void> => {
  await page.goto(`${url}/account/orders`);
  await page.waitForURL('**/auth/login?redirect_url=*');
  await fillSignIn(page, email);
  await page.waitForURL('**/account/orders');
  await workerReady(page);
  await deviceFilled(page);
  await open(page, productUrl);
  await open(page, `${url}/cart`);
  await openReturn(page, url, orderId);
  await page.waitForLoadState('networkidle');
};
