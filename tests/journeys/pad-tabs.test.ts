import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/visit.ts';
import { leastOf, partsOf, paste, plainParts } from '#tests/support/stores/plain-parts.ts';
import { codeBox, storedRows, type Rows, shownRows } from '#tests/support/screens/pad.ts';

const sorted = (rows: Rows): string[] => rows.map((row) => row.join(' ')).toSorted();

test('two tabs with quick order share one pad: neither takes back what the other typed, and a row goes into the cart once [CAT-08]', async ({
  page,
  context,
  origin,
  problems,
}) => {
  const [first, second, third] = plainParts(await partsOf(origin));
  if (first === undefined || second === undefined || third === undefined) throw new Error('The store has few parts.');
  const line = (part: typeof first): readonly [string, string] => [part.sku, String(leastOf(part))];
  await open(page, '/quick-order');
  await paste(page, line(first).join('\t'));
  await page.getByRole('button', { name: 'Add 1 line to cart' }).waitFor();
  await expect.poll(() => storedRows(page)).toEqual([line(first)]);

  const other = await context.newPage();
  await open(other, '/quick-order');
  await expect(codeBox(other, 1)).toHaveValue(first.sku);
  await paste(other, line(second).join('\t'));
  await other.getByRole('button', { name: 'Add 2 lines to cart' }).waitFor();
  await expect.poll(() => storedRows(other)).toEqual([line(first), line(second)]);

  // The first tab has not noticed yet, and writes.
  await paste(page, line(third).join('\t'));
  const all = sorted([line(first), line(second), line(third)]);
  await expect.poll(async () => sorted(await storedRows(page))).toEqual(all);
  await expect.poll(async () => sorted(await shownRows(page))).toEqual(all);
  await page.getByRole('button', { name: 'Add 3 lines to cart' }).click();
  await page.getByText('3 lines added to your cart.').waitFor();
  await expect.poll(() => storedRows(page)).toEqual([]);

  // The other tab still shows its two lines, which are in the cart already.
  await other.getByRole('button', { name: 'Add 2 lines to cart' }).click();
  await other
    .getByText('2 lines were changed or added to your cart in another tab, so they weren’t added again here.')
    .waitFor();
  await expect.poll(() => shownRows(other)).toEqual([]);
  await open(page, '/cart');
  for (const part of [first, second, third]) {
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: part.sku });
    await expect(row.getByRole('textbox', { name: /^Quantity, / })).toHaveValue(String(leastOf(part)));
  }
  expect(problems).toEqual([]);
});
