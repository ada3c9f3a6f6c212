import type { Page } from 'playwright';
import { expect } from '#tests/support/faults/faulty-journey.ts';
import { between, pickOf, randomOf } from '#server/db/seed/random.ts';
import { test } from '#tests/support/browser/mortal-journey.ts';
import { codeBox, storedRows, openPad, quantityBox, type Rows, shownRows } from '#tests/support/screens/pad.ts';

/** `npm run soak` runs this at length; among the other journeys, a part of it must do. */
const acts = process.env['SOAK_CHANGES'] === undefined ? 18 : Math.ceil(Number(process.env['SOAK_CHANGES']) / 50);

test(`${acts} acts on the pad of quick order, in a browser that is killed at any moment: no row is lost that was stored, none is doubled, none comes back`, async ({
  store,
  browserOnDisk,
}) => {
  test.setTimeout(120_000 + acts * 20_000);
  const random = randomOf('the pad');
  let made = 0;
  const number = (): string => `ZZ-${(made += 1)}`;
  /** Makes the next change; calls `passes` with each state that the pad may hold on the way. */
  const act = async (page: Page, rows: Rows, passes: (rows: Rows) => void): Promise<Rows> => {
    // Keeps to as many rows as the pad shows at a time.
    const chance = rows.length > 80 ? 1 : random();
    if (rows.length === 0 || chance < 0.3) {
      const typed: Rows[number] = [number(), String(between(random, 1, 99))];
      await codeBox(page, rows.length + 1).fill(typed[0]);
      // The pad may be stored after only one of the two boxes is filled.
      passes([...rows, [typed[0], '']]);
      passes([...rows, [typed[0], '1']]);
      await quantityBox(page, rows.length + 1).fill(typed[1]);
      return [...rows, typed];
    }
    if (chance < 0.55) {
      const pasted = Array.from(
        { length: between(random, 2, 6) },
        () => [number(), String(between(random, 1, 99))] as const,
      );
      await page.evaluate(
        (text) => {
          const data = new DataTransfer();
          data.setData('text/plain', text);
          document.body.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          );
        },
        pasted.map((row) => row.join('\t')).join('\n'),
      );
      const all = [...rows, ...pasted];
      await expect(codeBox(page, all.length)).toHaveValue(all.at(-1)?.[0] ?? '');
      return all;
    }
    const at = Math.floor(random() * rows.length);
    const row = pickOf(random, [rows[at]]);
    if (row === undefined) return rows;
    if (chance < 0.8) {
      const typed = String(between(random, 100, 999));
      await quantityBox(page, at + 1).fill(typed);
      return rows.with(at, [row[0], typed]);
    }
    await page.getByRole('button', { name: `Remove row ${at + 1}, ${row[0]}`, exact: true }).click();
    return rows.toSpliced(at, 1);
  };

  let { page } = await browserOnDisk.start(store.url);
  await openPad(page, store.url);
  let rows: Rows = [];
  /** What the pad may hold after a kill: the last state that is known to be stored, and all later ones. */
  let possible: Rows[] = [[]];
  let kills = 0;
  for (let done = 0; done < acts; done += 1) {
    rows = await act(page, rows, (passed) => possible.push(passed));
    possible.push(rows);
    if (random() < 0.5) {
      await expect.poll(() => storedRows(page)).toEqual(rows);
      possible = [rows];
    }
    // At least once, in the middle.
    if (random() < 0.15 || done === Math.floor(acts / 2)) {
      await browserOnDisk.kill();
      kills += 1;
      ({ page } = await browserOnDisk.start(store.url));
      await openPad(page, store.url);
      const kept = await storedRows(page);
      expect(possible).toContainEqual(kept);
      await expect.poll(() => shownRows(page)).toEqual(kept);
      rows = kept;
      possible = [kept];
    }
  }
  await expect.poll(() => storedRows(page)).toEqual(rows);
  console.log(
    `${acts} acts on the pad, ${kills} browsers killed, ${rows.length} rows at the end: none lost, none doubled.`,
  );
});
