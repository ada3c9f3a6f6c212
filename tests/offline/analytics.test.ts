import { z } from 'zod';
import { consentState } from '#tests/support/browser/consent-state.ts';
import { containerId, standInForTags } from '#tests/support/browser/tagged-shop.ts';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { allSent, press, waitingOn } from '#tests/support/stores/at-the-counter.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import type { Page } from 'playwright';

test.use({ serviceWorkers: 'allow', storeOptions: { env: { TAG_MANAGER_ID: containerId } } });

const waitingEvents = async (page: Page): Promise<{ event: string; event_time: string }[]> => {
  const stored = await page.evaluate(() => localStorage.getItem('tradecounter-waiting-events'));
  return z.array(z.object({ event: z.string(), event_time: z.string() })).parse(JSON.parse(stored ?? '[]'));
};

for (const [choice, isKept] of [
  ['analytics', true],
  ['none', false],
] as const) {
  test.describe(`with the choice ${choice}`, () => {
    test.use({ storageState: consentState(choice) });

    test(`what is done without a connection is ${isKept ? 'sent later, with its time' : 'not counted'} [GA-01] [GA-03]`, async ({
      page,
      context,
      store,
      product,
    }) => {
      const { sent } = await standInForTags(context);
      await open(page, `/store/product/${product.slug}`);
      await workerReady(page);
      if (isKept) await expect.poll(() => sent.map((one) => one['event'])).toContain('view_item');
      await store.goOffline();
      await context.setOffline(true);
      const began = Date.now();
      sent.splice(0);
      await press(page, [2]);
      await expect.poll(async () => (await waitingOn(page)).length).toBe(1);
      if (isKept)
        await expect.poll(async () => (await waitingEvents(page)).map(({ event }) => event)).toEqual(['add_to_cart']);
      expect(sent).toEqual([]);

      // Closes the tab and opens another: what waits is on the device.
      const ended = Date.now();
      const again = await context.newPage();
      await page.close();
      await again.goto(`/store/product/${product.slug}`);
      await again.getByRole('heading', { level: 1, name: product.name }).waitFor();
      if (!isKept) expect(await waitingEvents(again)).toEqual([]);
      await store.goOnline();
      await context.setOffline(false);
      await allSent(again);
      if (!isKept) {
        expect(sent).toEqual([]);
        return;
      }
      await expect.poll(() => sent.map((one) => one['event'])).toContain('add_to_cart');
      const event = sent.find((one) => one['event'] === 'add_to_cart');
      expect(event).toMatchObject({ ecommerce: { items: [{ item_id: product.variants[0]?.sku, quantity: 2 }] } });
      const at = Date.parse(z.string().parse(event?.['event_time']));
      expect([at >= began, at <= ended]).toEqual([true, true]);
      expect(await waitingEvents(again)).toEqual([]);
    });
  });
}
