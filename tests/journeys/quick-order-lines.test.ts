import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { open, pressAndSee } from '#tests/support/browser/visit.ts';
import { leastOf, partsOf, paste, plainParts } from '#tests/support/stores/plain-parts.ts';
import { codeBox, shownRows, quantityBox } from '#tests/support/screens/pad.ts';

const openFile = (page: Page, name: string, text: string): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const bar = (page: Page) => page.getByRole('region', { name: 'This order' });
const toCheck = (page: Page) => page.locator('.pad-check').getByRole('listitem');

test('of 200 pasted lines seven are wrong: each is named with its line and why and stays, and the other 193 go into the cart by one press [CART-01] [CAT-08]', async ({
  page,
  origin,
  problems,
}) => {
  const parts = plainParts(await partsOf(origin)).slice(0, 200);
  expect(parts).toHaveLength(200);
  const lines = parts.map((part) => `${part.sku}\t${leastOf(part)}`);
  const wrong = new Map([
    [3, ['NO-SUCH-PART-1\t100', 'No part has the number NO-SUCH-PART-1.']],
    [20, [`${parts[19]?.sku}\tten`, '“ten” is not a whole number. Type the quantity in figures.']],
    [47, [`${parts[46]?.sku}\t-3`, '“-3” is below zero. Type how many you want.']],
    [101, [`${parts[100]?.sku}\t1e9`, '“1e9” was shortened by the spreadsheet. Type the quantity in full.']],
    [102, ['10-Jun\t100', '“10-Jun” is a date: the spreadsheet changed the part number. Type it again.']],
    [150, ['5.01235E+12\t100', '“5.01235E+12” was shortened by the spreadsheet. Type the whole number.']],
    [199, ['\t100', 'There is a quantity but no part number.']],
  ]);
  for (const [line, [text = '']] of wrong) lines[line - 1] = text;
  // Two lines have their columns swapped; they are read all the same.
  for (const at of [9, 109]) lines[at] = lines[at]?.split('\t').toReversed().join('\t') ?? '';

  await open(page, '/quick-order');
  await paste(page, lines.join('\r\n'));
  await page.getByText('200 lines read from what you pasted.').waitFor();
  await page.getByText('7 lines to check').waitFor();
  await expect(page.getByRole('button', { name: 'Add 193 lines to cart' })).toBeVisible();
  await expect(toCheck(page)).toHaveText([...wrong].map(([line, [, why = '']]) => `Line ${line}${why}`));
  await expect(
    page.getByText('The part number and quantity were the wrong way round, so we swapped them.'),
  ).toHaveCount(1);
  await expect(bar(page)).toContainText('7 to check');
  await page.getByRole('checkbox', { name: 'Show only lines to check' }).check();
  await expect(page.getByRole('list', { name: 'Order lines' }).getByRole('listitem')).toHaveCount(7);

  await pressAndSee(
    page.getByRole('button', { name: 'Add 193 lines to cart' }),
    page.getByText('193 lines added to your cart. 7 to check stay here.'),
  );
  const stay = [...wrong.values()].map(([text = '']) => text.split('\t'));
  await expect.poll(() => shownRows(page)).toEqual(stay);
  await expect(toCheck(page)).toHaveCount(7);

  await open(page, '/cart');
  const quantities = page.getByRole('textbox', { name: /^Quantity, / });
  await expect(quantities).toHaveCount(193);
  const pieces = () =>
    quantities.evaluateAll((boxes: readonly HTMLInputElement[]) =>
      boxes.reduce((sum, { value }) => sum + Number(value), 0),
    );
  const good = parts.filter((_, at) => !wrong.has(at + 1));
  await expect.poll(pieces).toBe(good.reduce((sum, part) => sum + leastOf(part), 0));

  // The bad lines are still on the pad on the next visit.
  await open(page, '/quick-order');
  await page.getByText('7 lines to check').waitFor();
  await expect.poll(() => shownRows(page)).toEqual(stay);
  expect(problems).toEqual([]);
});

test('a CSV file of 5,000 lines is read whole: what can be ordered is added up by part, and the ten unknown parts are to be checked [CAT-08]', async ({
  page,
  origin,
  problems,
}) => {
  const parts = plainParts(await partsOf(origin)).slice(0, 500);
  const [first] = parts;
  if (first === undefined) throw new Error('The store has no parts.');
  // The same parts ten times over: the quantities for one part are added up.
  const rows = Array.from({ length: 4_990 }, (_, at) => {
    const part = parts[at % parts.length];
    return part === undefined ? '' : `${part.sku},"${leastOf(part)}",A bolt`;
  });
  const strange = Array.from({ length: 10 }, (_, at) => `NO-SUCH-PART-${at},1,`);
  await open(page, '/quick-order');
  await openFile(page, 'order.csv', ['Part No,Qty,Description', ...rows, ...strange].join('\n'));
  await page.getByText('5,000 lines read from order.csv. The first line was read as headings.').waitFor();
  await page.getByText('10 lines to check').waitFor();
  await expect(page.getByRole('button', { name: `Add ${parts.length} lines to cart` })).toBeVisible();
  await expect(toCheck(page).first()).toContainText('Line 4,992');
  await expect(quantityBox(page, 1)).toHaveValue(String(10 * leastOf(first)));
  await expect(page.getByText('9 lines for the same part combined:').first()).toBeVisible();
  // The last part is on only 9 of the lines.
  const last = parts.at(-1)?.sku;
  expect(rows.filter((row) => row.startsWith(`${last},`))).toHaveLength(9);
  expect(problems).toEqual([]);
});

test('of a file of 20,012 lines the first 20,000 are read and stored on the device, and the page says that the other 12 were left out [CAT-08]', async ({
  page,
  problems,
}) => {
  await open(page, '/quick-order');
  const text = Array.from({ length: 20_012 }, (_, at) => `ZZ-${at + 1};${(at % 9) + 1}`).join('\n');
  await openFile(page, 'everything.csv', text);
  await page.getByText('20,000 lines read from everything.csv.').waitFor();
  await page.getByText('the other 12 were left out. Split the file to read the rest.').waitFor();
  await expect(codeBox(page, 100)).toHaveValue('ZZ-100');
  await page.getByText('Rows 1 to 100 of 20,001').waitFor();
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('tradecounter-quick-order');
          opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
          opening.addEventListener('success', () => {
            const pads = opening.result.transaction('pads').objectStore('pads').getAll();
            pads.addEventListener('success', () => {
              const [rows] = Array.from(pads.result, (pad: { readonly rows?: unknown }) => pad.rows);
              opening.result.close();
              resolve(Array.isArray(rows) ? rows.length : 0);
            });
          });
        }),
    );
  await expect.poll(kept).toBe(20_000);
  await page.reload();
  await page.getByText('Rows 1 to 100 of 20,001').waitFor();
  await expect(codeBox(page, 1)).toHaveValue('ZZ-1');
  await expect(quantityBox(page, 100)).toHaveValue('1');
  expect(problems).toEqual([]);
});

test('files dropped beside the pad are read one after the other, and what came of each is said; none opens in place of the shop [CAT-08]', async ({
  page,
  origin,
  problems,
}) => {
  const [first, second] = plainParts(await partsOf(origin));
  if (first === undefined || second === undefined) throw new Error('The store has no parts.');
  await open(page, '/quick-order');
  const isLeftToBrowser = await page.evaluate(
    (texts) => {
      const data = new DataTransfer();
      for (const [name, text] of texts) data.items.add(new File([text], name));
      const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      return document.body.dispatchEvent(drop);
    },
    [
      ['order.pdf', '%PDF-1.7'],
      ['one.csv', `${first.sku},${leastOf(first)}`],
      ['two.csv', `${second.sku},${leastOf(second)}`],
    ] as const,
  );
  expect(isLeftToBrowser).toBe(false);
  await page.getByText('order.pdf is a PDF.').waitFor();
  await page.getByText('1 line read from one.csv.').waitFor();
  await page.getByText('1 line read from two.csv.').waitFor();
  for (const [at, part] of [first, second].entries()) await expect(codeBox(page, at + 1)).toHaveValue(part.sku);
  expect(problems).toEqual([]);
});

test('by keys alone the cursor stays on the pad: it goes on to the quantity after Undo, Take and a near part, and to the first row once the others are in the cart [CAT-08]', async ({
  page,
  problems,
}) => {
  await open(page, '/quick-order');
  const code = (row: number) => codeBox(page, row);
  const quantity = (row: number) => quantityBox(page, row);
  const press = (name: RegExp) => page.getByRole('button', { name }).first().press('Enter');
  await code(1).fill('12x FX-HB-M10-060');
  await code(1).press('Enter');
  await expect(quantity(1)).toHaveValue('15');
  await press(/^Undo$/);
  await expect(quantity(1)).toBeFocused();
  await expect(quantity(1)).toHaveValue('12');
  await press(/^Take 15$/);
  await expect(quantity(1)).toBeFocused();
  await expect(quantity(1)).toHaveValue('15');
  const near = page.getByRole('group', { name: 'Did you mean' }).getByRole('button');
  await code(2).fill('VT-AFD-6-X');
  await code(2).press('Enter');
  await near.first().press('Enter');
  await expect(quantity(2)).toBeFocused();
  await quantity(2).press('Control+Enter');
  await page
    .getByText(/lines? added to your cart/)
    .first()
    .waitFor();
  await expect(code(1)).toBeFocused();
  await expect(code(1)).toHaveValue('');
  expect(problems).toEqual([]);
});
