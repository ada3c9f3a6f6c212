import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { add, allSent, cartShows, openProduct } from '#tests/support/stores/at-the-counter.ts';
import { connectionWording } from '#wording/connection.ts';
import { noteCarts } from '#tests/support/browser/note-carts.ts';
import { deviceContents } from '#tests/support/browser/device-contents.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import { open } from '#tests/support/browser/visit.ts';

test.use({ serviceWorkers: 'allow' });

test('the first cart that a start shows is the whole one, with what waits, and it stays in its place [PWA-03] [PWA-06]', async ({
  page,
  context,
  store,
  product,
}) => {
  await openProduct(page, product.slug);
  await workerReady(page);
  await add(page, [4]);
  await allSent(page);
  const [, second, third] = product.variants;
  await open(page, '/cart');
  const isCopied = async () =>
    Object.entries(await deviceContents(page)).some(
      ([place, text]) => place.includes('basket') && text.includes(product.variants[0]?.sku ?? 'none'),
    );
  await expect.poll(isCopied).toBe(true);
  await openProduct(page, product.slug);
  await store.goOffline();
  await add(page, [0, 5, 6]);
  await page.close();

  const again = await context.newPage();
  await again.addInitScript({ content: noteCarts });
  await again.goto('/cart');
  await cartShows(again, { [second?.sku ?? '']: 5, [third?.sku ?? '']: 6 });
  // Waits for what comes after the first failed call to the store, too.
  await again.getByRole('status').getByText(connectionWording.states.troubled).waitFor();
  await again.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const seen = await again.evaluate(() => window.seen);
  expect(seen?.carts.filter((cart) => !cart.startsWith('0 lines, Cart')).map((cart) => cart.split(' ', 1)[0])).toEqual([
    '3',
  ]);
  expect(seen?.carts.filter((cart) => cart.includes('line,') || /\b[12] lines?\b/.test(cart))).toEqual([]);
  // The strip that reports the lost connection appears once a call has failed, and takes 37 px; the cart itself doesn't move.
  expect(seen?.shift).toBeLessThan(0.05);
});
