import type { Page } from 'playwright';
import { expect } from 'vitest';
import { z } from 'zod';
import { open } from './visit.ts';

const Waiting = z.object({
  seq: z.number(),
  name: z.string(),
  owner: z.string(),
  state: z.string(),
  attempts: z.number(),
  key: z.string(),
  failure: z.nullable(z.object({ status: z.number(), code: z.string().nullable(), message: z.string().nullable() })),
});

/** A change as the journal of a browser keeps it. */
export type Waiting = z.infer<typeof Waiting>;

/** Patience for what takes a few attempts to arrive. */
const soon = { timeout: 20_000, interval: 100 };

/** What waits on the device, in order. */
export const waitingOn = async (page: Page): Promise<readonly Waiting[]> => {
  const rows: unknown = await page.evaluate(async () => {
    const name = 'tradecounter-journal';
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('The journal could not be read.')));
      });
    const database = await asked(indexedDB.open(name));
    try {
      return (await asked(database.transaction('entries').objectStore('entries').getAll())) as unknown[];
    } finally {
      database.close();
    }
  });
  return z.array(Waiting).parse(rows);
};

/** Waits until nothing waits. */
export const allSent = async (page: Page): Promise<void> => {
  await expect.poll(async () => (await waitingOn(page)).map(({ name, state }) => `${name} ${state}`), soon).toEqual([]);
};

/** Waits until what waits is in these states, in order. */
export const statesBecome = async (page: Page, states: readonly string[]): Promise<void> => {
  await expect.poll(async () => (await waitingOn(page)).map(({ state }) => state), soon).toEqual(states);
};

/** Marks the first rows of a product's sizes with these quantities and presses Add; says nothing of what comes of it. */
export const add = async (page: Page, quantities: readonly number[]): Promise<void> => {
  const boxes = page.getByRole('textbox', { name: /^Quantity, / });
  for (const [row, quantity] of quantities.entries()) {
    await boxes.nth(row).fill(String(quantity));
    await boxes.nth(row).press('Tab');
  }
  await page.getByRole('button', { name: /^Add( \d+ lines)? to cart$/ }).click();
};

/** Opens a product's page. */
export const openProduct = (page: Page, slug: string): Promise<void> => open(page, `/store/product/${slug}`);

/** The line of a part number in the cart. */
const lineOf = (page: Page, sku: string) => page.getByRole('listitem').filter({ hasText: sku });

/** Sets the quantity of a line in the cart. */
export const setLine = async (page: Page, sku: string, quantity: number): Promise<void> => {
  const box = lineOf(page, sku).getByRole('textbox', { name: /^Quantity, / });
  await box.fill(String(quantity));
  await box.press('Tab');
};

/** Takes a line out of the cart. */
export const removeLine = (page: Page, sku: string): Promise<void> =>
  lineOf(page, sku)
    .getByRole('button', { name: /^Remove / })
    .click();

/** What the cart shows, by part number. */
export const cartShows = async (page: Page, quantities: Readonly<Record<string, number>>): Promise<void> => {
  await expect
    .poll(async () => {
      const shown: Record<string, number> = {};
      for (const sku of Object.keys(quantities)) {
        const box = lineOf(page, sku).getByRole('textbox', { name: /^Quantity, / });
        if ((await box.count()) > 0) shown[sku] = Number(await box.first().inputValue());
      }
      return shown;
    }, soon)
    .toEqual(quantities);
};
