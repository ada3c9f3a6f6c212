import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { z } from 'zod';
import { open } from '#tests/support/browser/visit.ts';

/** A change as the journal of a browser keeps it. */
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

/** Patience for what takes a few attempts to arrive. */
const soon = { timeout: 90_000, intervals: [100] };

interface Asking {
  readonly table: 'entries' | 'facts' | 'log';
  /** One row, or all where there is none. */
  readonly key?: string[];
}

/** Runs inside a page: what a table of the journal's database holds as it is; nothing where there is no such database. */
export const readJournalTable = async ({ table, key }: Asking): Promise<unknown> => {
  const ended = (request: IDBRequest): Promise<void> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => reject(request.error ?? new Error('The journal could not be read.')));
    });
  const opening = indexedDB.open('tradecounter-journal');
  let isMissing = false;
  // An engine's list of its databases may be behind; a database made by looking would keep the shop from making its own.
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

/** What waits on the device, in order. */
export const waitingOn = async (page: Page): Promise<readonly Waiting[]> =>
  z.array(Waiting).parse(await tableOf(page, { table: 'entries' }));

/** The id under which the store keeps the basket of this browser's guest. */
export const guestOf = async (page: Page): Promise<string> =>
  z.string().parse(await tableOf(page, { table: 'facts', key: ['guest', 'anonymous-id', ''] }));

/** Does something that changes cart or lists, and waits until the journal has taken note of it. */
export const noted = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const journal = async () =>
    JSON.stringify([await tableOf(page, { table: 'entries' }), await tableOf(page, { table: 'log' })]);
  const before = await journal();
  await act();
  await expect.poll(journal, soon).not.toBe(before);
};

/** Waits until nothing waits. */
export const allSent = async (page: Page): Promise<void> => {
  await expect.poll(async () => (await waitingOn(page)).map(({ name, state }) => `${name} ${state}`), soon).toEqual([]);
};

/** Waits until what waits is in these states, in order. */
export const statesBecome = async (page: Page, states: readonly string[]): Promise<void> => {
  await expect.poll(async () => (await waitingOn(page)).map(({ state }) => state), soon).toEqual(states);
};

/** Marks the first rows of a product's sizes with these quantities and presses Add. */
export const press = async (page: Page, quantities: readonly number[]): Promise<void> => {
  await mark(page, quantities);
  await pressAdd(page);
};

/** The same, and all of it is recorded then, whatever comes of it. */
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

/** The line of a part number in the cart. */
const lineOf = (page: Page, sku: string) => page.getByRole('listitem').filter({ hasText: sku });

/** Sets the quantity of a line in the cart. */
export const setLine = async (page: Page, sku: string, quantity: number): Promise<void> => {
  const box = lineOf(page, sku).getByRole('textbox', { name: /^Quantity, / });
  await noted(page, async () => {
    await box.fill(String(quantity));
    await box.press('Tab');
  });
};

/** Takes a line out of the cart. */
export const removeLine = (page: Page, sku: string): Promise<void> =>
  noted(page, () =>
    lineOf(page, sku)
      .getByRole('button', { name: /^Remove / })
      .click(),
  );

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
