import { expect, test } from '#tests/support/browser/journey.ts';
import { signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { coveredNow, coveredOn } from '#tests/support/screens/way-to-top.ts';
import { expectCleanScreen, open, pressAndSee } from '#tests/support/browser/visit.ts';

test.use({ isShopOwn: true });

test('an address is added, changed, made the one default and deleted [ACC-01] [RT-02] [API-93]', async ({
  page,
  shop,
  problems,
}) => {
  const shopper = await signedInClient(shop.url);
  const listed = async () => (await shopper.getAddresses({})).results.map(({ id }) => id).toSorted();
  const before = await listed();
  await signInTo(page, '/account/addresses');
  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByLabel('Address line 1').fill('7 Test Wharf');
  await page.getByLabel('Town or city').fill('Leeds');
  await page.getByLabel('Postcode').fill('LS1 4AP');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('link', { name: /^Edit, .*7 Test Wharf/ }).click();
  await page.getByLabel('Address line 1').fill('8 Test Wharf');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('button', { name: /^Make default, .*8 Test Wharf/ }).click();
  const block = page.getByRole('listitem').filter({ hasText: '8 Test Wharf' });
  await block.getByText('Default', { exact: true }).waitFor();
  await expect(page.getByRole('list').filter({ has: block }).getByText('Default', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: /^Delete, .*8 Test Wharf/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(block).toHaveCount(1);
  await page.getByRole('button', { name: /^Delete, .*8 Test Wharf/ }).click();
  await pressAndSee(
    page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
    page.getByText('Address deleted.'),
  );
  await block.waitFor({ state: 'detached' });
  expect(await listed()).toEqual(before);
  expect(problems).toEqual([]);
});

test('an address of the company is added for everyone there [ACC-01] [API-95] [API-96]', async ({
  page,
  visit,
  problems,
}) => {
  await signInTo(page, '/account/addresses');
  await page.getByRole('link', { name: 'Add a company address' }).click();
  const [saving, cancelling] = await Promise.all(
    ['Save address', 'Cancel'].map((name) => page.getByRole('main').getByRole('button', { name }).boundingBox()),
  );
  expect((cancelling?.x ?? 0) - (saving?.x ?? 0) - (saving?.width ?? 0), 'they do not touch').toBeGreaterThan(7);
  await page.getByLabel('Address line 1').fill('9 Depot Road');
  await page.getByLabel('Town or city').fill('Hull');
  await page.getByLabel('Postcode').fill('HU1 1AA');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('listitem').filter({ hasText: '9 Depot Road' }).waitFor();
  const colleague = await visit();
  await signInTo(colleague.page, '/account/addresses', 'buyer@example.com');
  await colleague.page.getByRole('listitem').filter({ hasText: '9 Depot Road' }).waitFor();
  expect(problems).toEqual([]);
});

test('the usual currency that is saved is the one that prices are then shown in', async ({ page, problems }) => {
  await signInTo(page, '/account/settings', 'retail@example.com');
  const shown = page.getByRole('banner').getByRole('combobox', { name: 'Currency' });
  for (const code of ['EUR', 'GBP']) {
    await page.getByLabel('Usual currency').selectOption(code);
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(shown).toHaveValue(code);
  }
  expect(problems).toEqual([]);
});

test('the form to contact the store has the name and the email address of who is signed in, and after a reload what was typed over them', async ({
  page,
}) => {
  await signInTo(page, '/account/settings');
  await open(page, '/contact-us');
  const name = page.getByLabel('Your name');
  const email = page.getByRole('main').getByLabel('Email address');
  await expect(name).toHaveValue('Marcus Adeyemi');
  await expect(email).toHaveValue('trade@example.com');
  await name.fill('Stores');
  await email.fill('stores@example.com');
  await page.reload();
  await expect(name).toHaveValue('Stores');
  await expect(email).toHaveValue('stores@example.com');
});

test('a calendar closes while the theme changes, for a shopper who wants no motion', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signInTo(page, '/account/orders?from=2020-01-01&to=2020-02-01');
  for (const colorScheme of ['light', 'dark', 'light', 'dark', 'light', 'dark'] as const) {
    await page.getByRole('button', { name: 'Choose in a calendar' }).click();
    await page.locator('[role="dialog"]:focus-within').waitFor();
    await page.emulateMedia({ colorScheme });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), colorScheme).toHaveCount(0);
  }
});

test('in the first hour of a day in summer the calendar of the orders ends with that day, on devices in London and New York [RT-04]', async ({
  visit,
}) => {
  for (const timezoneId of ['Europe/London', 'America/New_York']) {
    const { page } = await visit({ timezoneId });
    await signInTo(page, '/account/orders?from=2026-07-10&to=2026-07-12');
    await page.clock.setFixedTime('2026-07-14T23:30:00Z');
    await page.reload();
    await page.getByRole('button', { name: 'Choose in a calendar' }).click();
    const day = (name: RegExp) => page.getByRole('dialog').getByRole('button', { name });
    await expect(day(/July 16, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/July 15, 2026/)).not.toHaveAttribute('aria-disabled');
    await day(/July 13, 2026/).click();
    await day(/July 15, 2026/).click();
    await page.waitForURL('**/account/orders?from=2026-07-13&to=2026-07-15');
  }
});

test('orders are narrowed by dates, status and part number, and one goes into the cart again [RT-04] [ACC-02] [CART-08] [SH-13]', async ({
  page,
  shop,
}) => {
  await signInTo(page, '/account/orders');
  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'Choose dates' });
  const dates = page.getByRole('group', { name: 'Placed between' });
  const parts = dates.getByRole('spinbutton');
  await expect(parts).toHaveText(['mm', 'dd', 'yyyy', 'mm', 'dd', 'yyyy']);
  await parts.first().focus();
  await page.keyboard.type('0101202002012020');
  await page.waitForURL('**/account/orders?from=2020-01-01&to=2020-02-01');
  await page.getByRole('heading', { name: 'No orders match' }).waitFor();
  await page.reload();
  await expect(parts).toHaveText(['01', '01', '2020', '02', '01', '2020']);
  await dates.getByRole('button', { name: 'Choose in a calendar' }).click();
  await expect(page.getByRole('dialog').locator('thead th').first()).toHaveText('Sun');
  await expectCleanScreen(page, 'the calendar');
  await page.locator('[role="dialog"]:focus-within').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Clear all' }).click();

  const store = await signedInClient(shop.url);
  const orders = (await store.getOrders({ query: { PageSize: 100 } })).results;
  const numbersOf = (some: typeof orders) => some.map(({ number }) => number);
  const dayOf = ({ createdAt }: (typeof orders)[number]) => createdAt.slice(0, 10);
  const shown = page.getByRole('table', { name: 'Orders' }).getByRole('rowheader');
  await expect(shown).toHaveText(numbersOf(orders.slice(0, 20)));

  // From the date of one order to that of another, including the orders of both days.
  const [to = '', from = ''] = [orders[3], orders[8]].map((order) => (order === undefined ? '' : dayOf(order)));
  const between = orders.filter((order) => dayOf(order) >= from && dayOf(order) <= to);
  expect(between.length).toBeLessThan(orders.length);
  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'Choose dates' });
  await parts.first().focus();
  await page.keyboard.type([from, to].map((day) => day.slice(5).replace('-', '') + day.slice(0, 4)).join(''));
  await page.waitForURL(`**/account/orders?from=${from}&to=${to}`);
  await expect(shown).toHaveText(numbersOf(between.slice(0, 20)));
  await page.getByRole('link', { name: 'Clear all' }).click();

  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Delivered' });
  await page.waitForURL('**/account/orders?status=Delivered');
  const delivered = orders.filter(({ status }) => status === 'Delivered');
  expect(delivered.length).toBeLessThan(orders.length);
  await expect(shown).toHaveText(numbersOf(delivered.slice(0, 20)));
  const search = page.getByLabel('Number, reference or part number');
  const find = async (typed: string) => {
    await search.fill(typed);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL((url) => url.searchParams.get('q') === typed);
  };
  const bought = await Promise.all(delivered.map(({ id }) => store.getOrder({ params: { id } })));
  const sku = bought.at(-1)?.items[0]?.sku ?? '';
  const having = bought.filter(({ items }) => items.some((line) => line.sku === sku));
  expect(having.length).toBeLessThan(delivered.length);
  await find(sku);
  await expect(shown).toHaveText(numbersOf(having.slice(0, 20)));
  const number = delivered.at(-1)?.number ?? '';
  await find(number);
  await expect(shown).toHaveText([number]);
  await search.fill('nothing has this');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name: 'No orders match' }).waitFor();

  // An order whose lines are all still sold as they were.
  const products = await Promise.all(
    bought.map(({ items }) =>
      store.getProducts({ query: { Ids: items.map(({ productId }) => productId), PageSize: 50 } }),
    ),
  );
  const asBefore = delivered.find((_, at) => products[at]?.results.every((one) => one.requiresAddOns !== true));
  await find(asBefore?.number ?? '');
  await page
    .getByRole('link', { name: `Reorder, order ${asBefore?.number}` })
    .filter({ visible: true })
    .click();
  await pressAndSee(
    page.getByRole('button', { name: /^Add \d+ lines? to cart$/ }),
    page.getByText('The lines from this order are in your cart.'),
  );
  await page.getByRole('button', { name: 'Go to cart' }).click();
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .waitFor();
});

test('the line that is ticked, and no other, is ticked for reorder too, and the way back leads to the orders [RT-05]', async ({
  page,
  problems,
}) => {
  await signInTo(page, '/account/orders?status=Delivered');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Order TC-/ }).waitFor();
  await page.getByText('Tick lines to reorder just those.').waitFor();
  const tick = page
    .getByRole('checkbox', { name: /^Reorder / })
    .filter({ visible: true })
    .first();
  const name = ((await tick.getAttribute('aria-label')) ?? '').replace('Reorder ', '');
  await tick.check();
  await page.getByRole('link', { name: 'Reorder 1 ticked line', exact: true }).click();
  const lines = page.getByRole('list', { name: 'Lines of the order' }).getByRole('listitem');
  await expect(lines.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(lines.filter({ has: page.getByRole('checkbox', { checked: true }) })).toContainText(name);
  await page.getByRole('button', { name: 'Add 1 line to cart', exact: true }).waitFor();
  await lines.getByRole('checkbox', { checked: false }).first().check();
  await page.getByRole('button', { name: 'Add 2 lines to cart', exact: true }).waitFor();
  await lines.getByRole('checkbox', { checked: true }).last().uncheck();
  await page.getByRole('button', { name: 'Add 1 line to cart', exact: true }).waitFor();
  await page.getByRole('main').getByRole('paragraph').getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  expect(problems).toEqual([]);
});

test('an order that is not packed is cancelled after a question [RT-05] [ACC-02]', async ({ page }) => {
  await signInTo(page, '/account/orders?status=Confirmed');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await pressAndSee(
    page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }),
    page.getByText('The order has been cancelled.'),
  );
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('a return is asked for from its order, with what was ticked, chosen and typed [ACC-03] [RT-05] [RT-07] [API-105]', async ({
  page,
}) => {
  await signInTo(page, '/account/orders?status=Completed');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Return items' }).click();
  await page.getByRole('button', { name: 'Request return' }).click();
  await page.getByRole('link', { name: 'Tick at least one line' }).waitFor();
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('How many').fill('1');
  await page.getByLabel('Reason', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('What you would like').selectOption({ index: 1 });
  await page.getByLabel('Comment').fill('Not what was ordered.');
  const orderId = new URL(page.url()).pathname.split('/').at(-1);
  const sending = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/order-returns'));
  const chosen = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
  const [reasonId, resolutionId] = [await chosen('Reason'), await chosen('What you would like')];
  await page.getByRole('button', { name: 'Request return' }).click();
  const sent = await sending;
  expect(await sent.headerValue('authorization')).toMatch(/^Bearer ./);
  const lineItemId = expect.stringMatching(/./) as unknown;
  expect(sent.postDataJSON() as unknown).toEqual({
    orderId,
    items: [{ lineItemId, quantity: 1, reasonId, resolutionId, comment: 'Not what was ordered.' }],
  });
  await page.waitForURL('**/account/returns/*');
  await page.getByRole('heading', { name: /^Return / }).waitFor();
  await page.getByText('Not what was ordered.').waitFor();
});

test('settings are saved: switches by the store, the theme on the device; offers by email are those that the foot of the home page subscribes to [ACC-05] [ACC-06] [RT-08]', async ({
  page,
}) => {
  await signInTo(page, '/account/settings');
  const switchOf = (name: string) => page.getByRole('switch', { name });
  for (const name of ['Offers by text message', 'Offers by email']) {
    const was = await switchOf(name).isChecked();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/customers/current/settings') && answer.ok());
    await switchOf(name).click();
    await saved;
    await page.reload();
    await expect(switchOf(name)).toBeChecked({ checked: !was });
  }
  const emails = switchOf('Offers by email');
  // Turns emails off first.
  if (await emails.isChecked()) {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/customers/current/settings') && answer.ok());
    await emails.click();
    await saved;
  }
  await page.getByRole('radio', { name: 'Dark' }).check();
  await open(page, '/');
  const subscribed = page.waitForResponse((answer) => answer.url().endsWith('/marketing-customers/subscriptions'));
  await page.getByRole('main').getByLabel('Email address').fill('trade@example.com');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  expect((await subscribed).ok()).toBe(true);
  await open(page, '/account/settings');
  await expect(emails).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('a confirmation that names no order is that of the shopper’s last one [RT-30]', async ({
  page,
  shop,
  problems,
}) => {
  const shopper = await signedInClient(shop.url);
  const [last] = (await shopper.getOrders({ query: {} })).results;
  await signInTo(page, '/account/settings');
  await open(page, '/successful-order');
  await page.getByRole('heading', { level: 1, name: `Order ${last?.number} placed` }).waitFor();
  expect(problems).toEqual([]);
});

test('on a phone the tab of the page that is open is in sight among the others, after each change of page and after a reload', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signInTo(page, '/account/orders');
  const tabs = page.getByRole('navigation', { name: 'Account' });
  const open = tabs.getByRole('link').and(page.locator('[aria-current="page"]'));
  for (const name of ['Orders', 'Addresses', 'Settings']) {
    await tabs.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect(open).toHaveText(name);
    await expect(open).toBeInViewport({ ratio: 1 });
  }
  await page.reload();
  await expect(open).toHaveText('Settings');
  await expect(open).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the way back to the top lies on no order’s link, nor on one that moves under it [SH-06]', async ({ page }) => {
    await signInTo(page, '/account/orders');
    await page.getByRole('link', { name: /^TC-/ }).last().waitFor();
    expect(await coveredOn(page)).toEqual([]);
    // Content that arrives above moves a link under it without any scrolling, which browsers compensate for only with scroll anchoring.
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    for (let grownPx = 0; grownPx < 160; grownPx += 20) {
      await page.locator('h1').evaluate((title, px) => (title.style.paddingBlockEnd = `${px}px`), grownPx);
      await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
      expect(await coveredNow(page)).toEqual([]);
    }
  });
});

test('while orders are read, their number is shown and not said again and again [ACC-03]', async ({ page }) => {
  let read = 0;
  await page.route(/\/api\/orders\/[0-9a-f-]+$/, (route) => {
    read += 1;
    return read > 3 ? undefined : route.continue();
  });
  await signInTo(page, '/account/buy-again');
  const progress = page.getByText(/^Loading your orders: \d+ of \d+\.$/);
  await progress.waitFor();
  await expect(page.getByRole('status').and(progress)).toHaveCount(0);
});
