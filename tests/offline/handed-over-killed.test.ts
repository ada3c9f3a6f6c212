import type { Page } from 'playwright';
import { expect } from '#tests/support/faults/faulty-journey.ts';
import { test } from '#tests/support/browser/mortal-journey.ts';
import { codeBox, storedRows, openPad, shownRows } from '#tests/support/screens/pad.ts';
import { allSent } from '#tests/support/stores/at-the-counter.ts';
import { leastOf, partsOf, paste, plainParts } from '#tests/support/stores/plain-parts.ts';
import { guestBaskets } from '#tests/support/stores/store-ledger.ts';

const addAll = (page: Page) => page.getByRole('button', { name: /^Add \d+ lines? to cart$/ });

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The number of lines per order, and the number of store calls after which the browser dies while it puts them in the cart. */
const lines = 24;
const deaths = [1, 2, 9, 23];

test('rows on their way from the pad into the cart are there once, wherever the browser dies [CAT-08] [PWA-06]', async ({
  store,
  browserOnDisk,
}) => {
  test.setTimeout(240_000);
  const parts = plainParts(await partsOf(store.url));
  const wanted = new Map<string, number>();
  let { page } = await browserOnDisk.start(store.url);
  await openPad(page, store.url);
  for (const [round, calls] of deaths.entries()) {
    const order = parts.slice(round * lines, (round + 1) * lines);
    for (const part of order) wanted.set(part.id, leastOf(part));
    await paste(page, order.map((part) => `${part.sku}\t${leastOf(part)}`).join('\n'));
    await page.getByRole('button', { name: `Add ${lines} lines to cart` }).waitFor();
    store.proxy.forget();
    await addAll(page).click();
    await expect.poll(() => store.proxy.writes().length, { intervals: [5] }).toBeGreaterThanOrEqual(calls);
    await browserOnDisk.kill();

    ({ page } = await browserOnDisk.start(store.url));
    await openPad(page, store.url);
    await allSent(page);
    // What is in the cart has left the pad, on the screen and on the device.
    await expect.poll(async () => isSame(await storedRows(page), await shownRows(page))).toBe(true);
    if ((await shownRows(page)).length > 0) await addAll(page).click();
    await expect(codeBox(page, 1)).toHaveValue('');
    await allSent(page);
    const inCart = guestBaskets(await store.ledger()).flatMap((basket) => basket.lines);
    expect(new Map(inCart.map(({ variantId, quantity }) => [variantId, quantity]))).toEqual(wanted);
    expect(inCart).toHaveLength(wanted.size);
  }
});
