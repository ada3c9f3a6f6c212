import type { Page } from 'playwright';
import type { PushSubscriptionGiven } from '#contract/push.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { expectCleanScreen, open, pressAndSee } from '#tests/support/browser/visit.ts';
import { controlWorkers, workerReady } from '#tests/support/browser/worker-control.ts';
import { startPushService } from '#tests/support/push/push-endpoint.ts';
import { findProduct } from '#tests/support/stores/store-client.ts';

test.use({ isBrowserWhole: true });

const key = 'the-key-of-the-office-in-journeys-0002';

/** Replaces the browser's own subscription, which needs a service on the internet, with that of a service on this machine. */
const subscribeHere = (subscription: PushSubscriptionGiven): void => {
  const name = 'subscribed-in-the-test';
  const one = {
    endpoint: subscription.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => subscription,
    unsubscribe: () => Promise.resolve(localStorage.removeItem(name)),
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(localStorage.getItem(name) === null ? null : one),
    subscribe: ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      localStorage.setItem(name, applicationServerKey);
      return Promise.resolve(one);
    },
  });
};

const keyOf = (page: Page) => page.evaluate(() => localStorage.getItem('subscribed-in-the-test'));

/** Runs in the worker: has `shown` resolve when the worker's next notification is displayed. */
const watchNotifications = `(() => {
  const { showNotification } = registration;
  self.shown = new Promise((resolve) => {
    registration.showNotification = async (...all) => {
      await showNotification.apply(registration, all);
      resolve();
    };
  });
})()`;

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body }) => ({ title, body }));
  });

/** Runs in the worker, whose globals the tests' types don't include. */
const pressNotification = `(async () => {
  const [notification] = await registration.getNotifications();
  return new Promise((resolve) => {
    clients.openWindow = (url) => Promise.resolve(resolve(url));
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
})()`;

test('a buyer is notified of new stock on the device where they pressed for it: the store’s message is shown by the worker, a press on it opens the part, and the switch or signing out ends it [CAT-11]', async ({
  openShop,
  visit,
}) => {
  const service = await startPushService();
  const shop = await openShop({ env: { OPERATOR_KEY: key, PUSH_SERVICES: service.origin } });
  const { page, context, problems } = await visit({
    baseURL: shop.url,
    serviceWorkers: 'allow',
    viewport: phone,
    hasTouch: true,
    permissions: ['notifications'],
  });
  await page.addInitScript(subscribeHere, service.subscription);
  const product = await findProduct(shop.url, (one) => one.variants.some(({ inventory }) => !inventory.isInStock));
  const variant = product.variants.find(({ inventory }) => !inventory.isInStock);
  if (variant === undefined) throw new Error('Nothing is sold out.');

  await signInTo(page, '/account/settings');
  await page.getByRole('switch', { name: 'Notifications on this device' }).waitFor();
  await expectCleanScreen(page, 'the settings');
  await open(page, `/store/product/${product.slug}?sizes=all`);
  await workerReady(page);
  await page.getByRole('button', { name: `Tell me when it’s back, ${variant.sku}` }).tap();
  const here = page.getByRole('button', { name: `Notify this device too, ${variant.sku}` });
  await expectCleanScreen(page, 'the row of what is waited for');
  expect(await keyOf(page)).toBeNull();
  await pressAndSee(here, page.getByText('This device will be notified, too.'));
  await expect(here).toHaveCount(0);
  expect(await keyOf(page)).toMatch(/^[\w-]{87}$/);

  const counted = await fetch(`${shop.url}/operator/stock`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sku: variant.sku, quantity: 40 }),
  });
  expect(await counted.json()).toMatchObject({ data: { notified: 1 } });
  await expect.poll(() => service.received.length).toBe(1);
  const workers = await controlWorkers(page);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(watchNotifications);
  await workers.push(service.received[0]?.text ?? '');
  // Chromium forgets a notification if it is asked for all of them while it is displaying it.
  await worker?.evaluate('self.shown');
  expect(await shownOn(page)).toMatchObject([{ title: 'Back in stock' }]);

  // A tab that already shows the product would be brought to the front.
  await open(page, '/account/settings');
  await expect(page.getByRole('switch', { name: 'Notifications on this device' })).toBeChecked();
  // No protocol can press a notification: this fires the event in the worker, and follows the address that it asks the browser to open.
  const asked = await worker?.evaluate<string>(pressNotification);
  expect(asked).toBe(`${shop.url}/store/product/${product.slug}#${variant.sku}`);
  const opened = await context.newPage();
  await opened.goto(asked ?? '');
  await opened.getByRole('heading', { level: 1, name: product.name }).waitFor();
  await opened.close();

  const choice = page.getByRole('switch', { name: 'Notifications on this device' });
  for (const [method, isOn] of [
    ['DELETE', false],
    ['PUT', true],
  ] as const) {
    const noted = page.waitForResponse(
      (answer) => answer.url().includes('/notifications/push-subscriptions') && answer.request().method() === method,
    );
    await choice.click();
    expect((await noted).status()).toBeLessThan(300);
    await expect(choice).toBeChecked({ checked: isOn });
  }
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect.poll(() => keyOf(page)).toBeNull();
  expect(problems).toEqual([]);
  service.close();
});
