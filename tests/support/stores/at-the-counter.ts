import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { z } from 'zod';
import { open } from '#tests/support/browser/visit.ts';

/** A change as a browser's journal stores it. */
export const Waiting = z.object({
  seq: z.number(),
  name: z.string(),
  owner: z.string(),
  state: z.string(),
  attempts: z.number(),
  key: z.string(),
  notBefore: z.number(),
  failure: z.nullable(
    z.object({ at: z.number(), status: z.number(), code: z.string().nullable(), message: z.string().nullable() }),
  ),
});

export type Waiting = z.infer<typeof Waiting>;

/** Timing for what takes a few attempts to arrive. */
const soon = { timeout: 90_000, intervals: [100] };

interface Asking {
  readonly table: 'entries' | 'facts' | 'log';
  /** The key of one row; all rows if absent. */
  readonly key?: string[];
}

/** Runs inside a page: the raw contents of a table in the journal's database; nothing if there is no such database. */
export const readJournalTable = async ({ table, key }: Asking): Promise<unknown> => {
  const ended = (request: IDBRequest): Promise<void> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => reject(request.error ?? new Error('The journal could not be read.')));
    });
  const opening = indexedDB.open('tradecounter-journal');
  let isMissing = false;
  // An engine's list of databases may be out of date, so this opens it; creating one here would keep the shop from creating its own.
  opening.addEventListener('upgradeneeded', () => {
    isMissing = true;
    opening.transaction?.abort();
  });
  try {
    await ended(opening);
  } catch (error) {
    if (isMissing) return key === undefined ? [] : null;
    throw error;
  }
  try {
    const rows = opening.result.transaction(table).objectStore(table);
    const asked: IDBRequest = key === undefined ? rows.getAll() : rows.get(key);
    await ended(asked);
    return asked.result;
  } finally {
    opening.result.close();
  }
};

const tableOf = (page: Page, asking: Asking): Promise<unknown> => page.evaluate(readJournalTable, asking);

/** The changes that wait on the device, in order. */
export const waitingOn = async (page: Page): Promise<readonly Waiting[]> =>
  z.array(Waiting).parse(await tableOf(page, { table: 'entries' }));

/** The id under which the store keeps the basket of this browser's guest. */
export const guestOf = async (page: Page): Promise<string> =>
  z.string().parse(await tableOf(page, { table: 'facts', key: ['guest', 'anonymous-id', ''] }));

/** Does something that changes cart or lists, and waits until the journal has recorded it. */
export const noted = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const journal = async () =>
    JSON.stringify([await tableOf(page, { table: 'entries' }), await tableOf(page, { table: 'log' })]);
  const before = await journal();
  await act();
  await expect.poll(journal, soon).not.toBe(before);
};

/** Waits until no change is waiting. */
export const allSent = async (page: Page): Promise<void> => {
  await expect.poll(async () => (await waitingOn(page)).map(({ name, state }) => `${name} ${state}`), soon).toEqual([]);
};

/** Waits until the waiting changes are in these states, in order. */
export const statesBecome = async (page: Page, states: readonly string[]): Promise<void> => {
  await expect.poll(async () => (await waitingOn(page)).map(({ state }) => state), soon).toEqual(states);
};

/** Types these quantities for the first sizes of a product and presses Add. */
export const press = async (page: Page, quantities: readonly number[]): Promise<void> => {
  await mark(page, quantities);
  await pressAdd(page);
};

/** Does the same and waits until the journal has recorded it, whatever comes of it. */
export const add = async (page: Page, quantities: readonly number[]): Promise<void> => {
  await mark(page, quantities);
  await noted(page, () => pressAdd(page));
};

const mark = async (page: Page, quantities: readonly number[]): Promise<void> => {
  const boxes = page.getByRole('textbox', { name: /^Quantity, / });
  for (const [row, quantity] of quantities.entries()) {
    await boxes.nth(row).fill(String(quantity));
    await boxes.nth(row).press('Tab');
  }
};

const pressAdd = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Add( \d+ lines)? to cart$/ }).click();

/** Opens a product's page. */
export const openProduct = (page: Page, slug: string): Promise<void> => open(page, `/store/product/${slug}`);

/** The cart line of a part number. */
const lineOf = (page: Page, sku: string) => page.getByRole('listitem').filter({ hasText: sku });

/** Sets the quantity of a cart line. */
export const setLine = async (page: Page, sku: string, quantity: number): Promise<void> => {
  const box = lineOf(page, sku).getByRole('textbox', { name: /^Quantity, / });
  await noted(page, async () => {
    await box.fill(String(quantity));
    await box.press('Tab');
  });
};

/** Removes a line from the cart. */
export const removeLine = (page: Page, sku: string): Promise<void> =>
  noted(page, () =>
    lineOf(page, sku)
      .getByRole('button', { name: /^Remove / })
      .click(),
  );

/** Waits until the cart shows these quantities, by part number. */
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
