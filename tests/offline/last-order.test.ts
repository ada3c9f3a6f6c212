import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { deviceFilled, ordersOf } from '#tests/support/browser/order-draft.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { reflowFindings, screenFindings } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow', viewport: phone, hasTouch: true });

test('a shopper’s last order is confirmed without the store, on a device where it was never looked at [RT-30] [PWA-02]', async ({
  page,
  store,
}) => {
  const email = 'trade@example.com';
  const [last] = await ordersOf(store.apiUrl, email);
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  await deviceFilled(page);
  await store.goOffline();
  await page.goto('/successful-order');
  await page.getByRole('heading', { level: 1, name: `Order ${last?.number} placed` }).waitFor();
  await expect(page.getByRole('main').getByText(/£/).filter({ visible: true })).not.toHaveCount(0);
  await expect(page.getByText('The order could not be loaded.')).toHaveCount(0);
  expect(await screenFindings(page, 'the last order without the store')).toEqual([]);
  expect(await reflowFindings(page, 'the last order without the store')).toEqual([]);
});
