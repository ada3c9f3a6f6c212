import type { Page } from 'playwright';
import { deviceContents, findOnDevice } from '#tests/support/browser/device-contents.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { open, reflowFindings, screenFindings } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import type { FaultyShop } from '#tests/support/faults/faulty-shop.ts';
import { emailsIn } from '#tests/support/stores/emails.ts';
import { statesBecome } from '#tests/support/stores/at-the-counter.ts';
import { findProduct, storeClient } from '#tests/support/stores/store-client.ts';

test.use({ serviceWorkers: 'allow' });

/** The emails that the store has written, as text. */
const emailsOf = ({ shop }: FaultyShop): string[] => emailsIn(shop.dataDir);

const write = async (page: Page, message: string): Promise<void> => {
  await page.getByLabel('What is it about?').selectOption({ label: 'A delivery' });
  await page.getByLabel('Your name').fill('Ola Byrne');
  await page.getByRole('main').getByLabel('Email address').first().fill('ola@byrne.example');
  await page.getByLabel('Order number').fill('10482');
  await page.getByLabel('Your message').fill(message);
};

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** Sends a message from a page that has its worker, after the store has become unreachable. */
const sendFromCellar = async (page: Page, store: FaultyShop): Promise<void> => {
  await open(page, '/contact-us');
  await workerReady(page);
  await store.goOffline();
  await write(page, 'Sent from the cellar.');
  await send(page);
  await page.getByText('Your message hasn’t been sent yet').waitFor();
};

/** Subscribes on the current page. */
const subscribe = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByLabel('Email address').fill('reader@example.com');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
};

test('a message goes to the store and is mailed; what is missing is said first, and a draft stays until it is sent [CON-03] [RT-21]', async ({
  page,
  store,
  problems,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/contact-us');
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  await expect(page).toHaveTitle(/^Contact us/);
  const { supportPhone, supportEmail } = await storeClient(store.shop.url).getStoreSettings({});
  for (const way of [supportPhone, supportEmail])
    await page.getByRole('main').getByRole('link', { name: way }).waitFor();
  await send(page);
  await page.getByText('There is a problem').waitFor();
  await page.getByRole('link', { name: 'Choose a topic' }).click();
  await expect(page.getByLabel('What is it about?')).toBeFocused();
  await write(page, 'One box is missing.');
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('One box is missing.');
  await expect(page.getByLabel('What is it about?')).toHaveValue('Delivery');
  await send(page);
  const notice = page.locator('.notice', { hasText: 'Your message has been sent' });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect.poll(() => emailsOf(store)).toHaveLength(1);
  const [email] = emailsOf(store);
  expect(email).toContain('Reply-To: ola@byrne.example');
  expect(email).toContain('One box is missing.');
  expect(email).toContain('Order: 10482');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByLabel('Your message')).toHaveValue('');
  expect(problems).toEqual([]);
});

test('without a connection a message waits on the device while the page opens again, is sent once, and the sync centre says so [CON-03] [RT-21]', async ({
  page,
  store,
  context,
}) => {
  await sendFromCellar(page, store);
  await page.getByText('Saved on this device. It will be sent when you’re back online.').waitFor();
  await statesBecome(page, ['waiting']);
  await page.close();
  const again = await context.newPage();
  await again.goto('/contact-us');
  await again.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  await expect(again).toHaveTitle(/^Contact us/);
  await again.goto('/sync');
  await again.getByText('Send your message “Sent from the cellar.”').waitFor();
  await store.goOnline();
  await expect.poll(() => emailsOf(store), { timeout: 60_000 }).toHaveLength(1);
  await statesBecome(again, []);
  const sent = again.getByRole('list', { name: 'Sent today' });
  await sent.getByText('Send your message', { exact: true }).waitFor();
  expect(emailsOf(store)).toHaveLength(1);
});

test('once the store has a message, a subscription and a request, the device holds neither the text nor the address, but that they were sent [CON-03]', async ({
  page,
  store,
}) => {
  const written = ['Sent from the cellar.', 'ola@byrne.example', 'reader@example.com', 'waiting@example.com'];
  const onDevice = async () => findOnDevice(await deviceContents(page), written);
  await sendFromCellar(page, store);
  expect((await onDevice()).join()).toContain('Sent from the cellar. in database tradecounter-journal entries');
  await store.goOnline();
  await expect.poll(() => emailsOf(store), { timeout: 60_000 }).toHaveLength(1);
  await open(page, '/');
  await subscribe(page);
  await page.getByText('You’re subscribed.').waitFor();
  const out = await findProduct(store.apiUrl, (one) => one.variants.some(({ inventory }) => !inventory.isInStock));
  await open(page, `/store/product/${out.slug}?sizes=all`);
  await page
    .getByRole('button', { name: /^Tell me when/ })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Email address').fill('waiting@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Tell me' }).click();
  await page.getByText('We’ll email you when it’s back.').waitFor();
  await statesBecome(page, []);
  expect(await onDevice()).toEqual([]);
  await open(page, '/sync');
  const sent = page.getByRole('list', { name: 'Sent today' });
  await expect(sent.getByRole('listitem')).toHaveText([
    /^Tell me when .+ is back/,
    /^Subscribe to our emails/,
    /^Send your message/,
  ]);
});

test('while a slow store has not answered, the page says that the store is slow, and then that the subscription or the message was sent [CON-03] [SH-09] [API-134]', async ({
  page,
  store,
}) => {
  const slow = page.getByText('Saved on this device. The store hasn’t confirmed it; we’ll keep trying.');
  const subscription = hold('answer');
  store.proxy.when({ method: 'PUT', path: /\/marketing-customers\/subscriptions$/ }, subscription.fault);
  await open(page, '/');
  await subscribe(page);
  await slow.waitFor();
  subscription.release();
  await page.getByText('You’re subscribed.').waitFor();
  await expect(slow).toHaveCount(0);

  const message = hold('answer');
  store.proxy.when({ method: 'POST', path: /\/contact-messages$/ }, message.fault);
  await open(page, '/contact-us');
  await write(page, 'One box is missing.');
  await send(page);
  await page.getByText('Your message hasn’t been sent yet').waitFor();
  await slow.waitFor();
  message.release();
  await page.getByText('Your message has been sent').waitFor();
  await expect(slow).toHaveCount(0);
  expect(emailsOf(store).filter((email) => email.includes('One box is missing.'))).toHaveLength(1);
});

test('a store that takes no messages is written to in the shopper’s own email program, with the same words [CON-03]', async ({
  page,
}) => {
  await page.route('**/api/contact-messages', (route) => route.fulfill({ status: 404, json: { errors: ['No.'] } }));
  await open(page, '/contact-us');
  await write(page, 'One box is missing.');
  await send(page);
  await page.getByText('Messages can’t be sent from this page.').waitFor();
  const link = await page.getByRole('link', { name: 'Open in your email app' }).getAttribute('href');
  expect(link).toMatch(/^mailto:[^?]+\?subject=Delivery%2010482&body=One%20box%20is%20missing/);
});

test('the form, its errors and its end are clean in both themes on a phone [CON-03]', async ({ visit }) => {
  const { page } = await visit({ viewport: phone, hasTouch: true, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const judge = async (name: string) => {
    expect.soft(await screenFindings(page, name)).toEqual([]);
    expect.soft(await reflowFindings(page, name)).toEqual([]);
  };
  await page.setViewportSize(phone);
  await open(page, '/contact-us');
  await send(page);
  await page.getByText('There is a problem').waitFor();
  await judge('the form with errors');
  await write(page, 'One box is missing.');
  await send(page);
  await page.getByText('Your message has been sent').waitFor();
  await judge('the message was sent');
});
