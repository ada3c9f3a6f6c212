import type { Locator, Page } from 'playwright';
import { hydrated } from '#tests/support/browser/visit.ts';

/** The rows of a pad as typed: part number and quantity. */
export type Rows = readonly (readonly [string, string])[];

/** The rows of the pads that are stored on the device. */
export const storedRows = (page: Page): Promise<Rows> =>
  page.evaluate(
    () =>
      new Promise<Rows>((resolve, reject) => {
        const opening = indexedDB.open('tradecounter-quick-order');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const pads = opening.result.transaction('pads').objectStore('pads').getAll();
          pads.addEventListener('success', () => {
            opening.result.close();
            resolve(
              Array.from(
                pads.result,
                (pad: { readonly rows: readonly { readonly code: string; readonly quantity: string }[] }) => pad.rows,
              ).flatMap((rows) => rows.map((row) => [row.code, row.quantity] as const)),
            );
          });
        });
      }),
  );

/** The boxes of a row of the pad; rows are counted from 1. */
export const codeBox = (page: Page, row: number): Locator =>
  page.getByRole('combobox', { name: `Part number, row ${row}`, exact: true });
export const quantityBox = (page: Page, row: number): Locator =>
  page.getByRole('textbox', { name: `Quantity, row ${row}`, exact: true });

/** Opens quick order. */
export const openPad = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/quick-order`);
  await hydrated(page);
  await codeBox(page, 1).waitFor();
};

/** The rows on the screen that are not empty. */
export const shownRows = (page: Page): Promise<Rows> =>
  page
    .locator('.pad-line')
    .evaluateAll((lines) =>
      lines
        .map((line) => [...line.querySelectorAll('input')].map((box) => box.value))
        .flatMap(([number = '', count = '']) => (number + count === '' ? [] : [[number, count] as const])),
    );
