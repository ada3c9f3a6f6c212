import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { fillCart, fillCheckout, placeOrder } from '#tests/support/browser/guest.ts';
import { findProduct } from '#tests/support/stores/store-client.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

/** A screen and the store's own wording on it, by sentence key. */
interface Screen {
  readonly path: string;
  readonly words: Readonly<Record<string, string>>;
}

/** The path of a new file with these words. */
const wordsFile = (words: Readonly<Record<string, string>>): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'words-')), 'words.json');
  writeFileSync(path, JSON.stringify(words));
  return path;
};

const anyones: readonly Screen[] = [
  { path: '/', words: { 'content.browse': 'Our aisles', 'footer.help': 'A hand', 'shell.allProducts': 'The shelves' } },
  { path: '/store', words: { 'listing.sort': 'In which order' } },
  { path: '/search?q=screw', words: { 'listing.resultsFor': 'Looked for {query} all over' } },
  { path: '/quick-order', words: { 'quickOrder.help': 'Type away', 'quickOrder.scan': 'Beep them in' } },
  { path: '/contact-us', words: { 'contact.orByMail': 'Pigeons welcome:', 'form.optional': '(as you like)' } },
  {
    path: '/blog/list',
    words: { 'pageTitles.blog': 'Wise words', 'content.minutes': '{minutes} minutes by the fire' },
  },
  { path: '/no/such/page', words: { 'error.404_desc': 'Someone has moved it' } },
  { path: '/cookies-settings', words: { 'consent.intro': 'Biscuits for your device' } },
  { path: '/privacy-policy', words: { 'consent.version': 'As in edition {version}' } },
  { path: '/compare', words: { 'compare.none': 'Nothing side by side' } },
  { path: '/sync', words: { 'sync.noneSent': 'A quiet day', 'sync.deviceTitle': 'Down in the cellar' } },
  { path: '/auth/login', words: { 'session.noAccount': 'New to the counter?' } },
];

/** Screens that need something in the cart. */
const withCart: readonly Screen[] = [
  {
    path: '/cart',
    words: {
      'basket.goToCheckout': 'To the till',
      'parked.guest': 'to leave it by the door',
      'total.totalIncVat': 'In all',
    },
  },
  { path: '/checkout', words: { 'checkout.asGuest': 'Just passing through', 'checkout.order': 'On the counter' } },
];

const signedIn: readonly Screen[] = [
  { path: '/account/orders', words: { 'order.search': 'Which one was it', 'account.credit': 'The tab' } },
  { path: '/favorites', words: { 'wishlist.intro': 'One for each van' } },
  { path: '/account/settings', words: { 'account.messagesHint': 'It sticks at once' } },
  { path: '/account/addresses', words: { 'account.ownAddresses': 'Where you are' } },
  { path: '/account/credit-limit', words: { 'account.movements': 'Ins and outs' } },
  {
    path: '/cart',
    words: { 'creditAfterCart.left': '{amount} goes on the tab', 'parked.park': 'Leave it by the door' },
  },
];

/** Wording of screens that a journey reaches otherwise than by their address. */
const product = {
  'catalogue.sizes': 'How long, how thick',

  'part.share': 'Tell a mate',
};
const order = { 'order.deliverTo': 'Off the van at' };
const orderReturn = { 'return.timeline': 'How it went back' };
const offline = {
  'connection.states.offline': 'No signal.',
  'notHere.title': 'We have not brought that one',
  'waiting.marks.waiting': 'Still in your pocket',
};

/** Wording that appears after a press. */
const pressed = {
  keys: { 'keys.title': 'What the keys are for' },
  product: {
    'recommendation.similar': 'Cousins of this one',
    'quantity.soldIn': 'By the {increment}',
    'sizes.showAll': 'The whole rack of {count}',
  },
  shared: { 'share.copied': 'It is in your pocket.' },
  search: { 'savedSearch.save': 'Remember this rummage' },
  cart: { 'print.print': 'On paper' },
  payment: { 'payment.howToPay': 'And how will that be' },
  address: { 'address.phoneHint': 'Only when the van is lost.' },
  again: { 'reorder.tickSome': 'Tick what has run out', 'saved.save': 'Put it in the van' },
};

const said = Object.fromEntries([...anyones, ...withCart, ...signedIn].flatMap(({ words }) => Object.entries(words)));

const expectSaid = async (page: Page, words: Readonly<Record<string, string>>) => {
  for (const [key, own] of Object.entries(words)) {
    const text = page
      .getByText(own.replace('{query}', 'screw').replace(/ ?\{\w+\} ?/, ''))
      .filter({ visible: true })
      .first();
    await expect.soft(text, `${key} on ${page.url()}`).toBeVisible();
  }
};

const expectScreens = async (page: Page, screens: readonly Screen[]) => {
  for (const { path, words } of screens) {
    await open(page, path);
    await expectSaid(page, words);
  }
};

test('a store’s own words are on the screens of a guest and of a shopper, and on those of a device without a connection [SH-12]', async ({
  openShop,
  visit,
  product: sold,
}) => {
  const WORDS_FILE = wordsFile({ ...said, ...product, ...order, ...orderReturn, ...offline });
  const shop = await openShop({ env: { WORDS_FILE } });
  const { page, context, problems } = await visit({ baseURL: shop.url, serviceWorkers: 'allow' });
  await expectScreens(page, anyones);
  await open(page, `/store/${sold.categories.at(-1)?.slug}`);
  await expectSaid(page, { 'listing.sort': 'In which order' });
  await fillCart(page, `/store/product/${sold.slug}`, 40);
  await expectSaid(page, product);
  await expectScreens(page, withCart);
  await signInTo(page, '/account/orders');
  await expectScreens(page, signedIn);
  await open(page, '/account/orders');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await page.waitForURL(/\/account\/orders\/./);
  await expectSaid(page, order);
  await open(page, '/account/returns');
  await page.getByRole('main').getByRole('link', { name: /RT-/ }).first().click();
  await page.waitForURL(/\/account\/returns\/./);
  await expectSaid(page, orderReturn);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);

  await workerReady(page);
  await open(page, '/cart');
  await context.setOffline(true);
  await open(page, '/cart');
  await expectSaid(page, { 'connection.states.offline': 'No signal.', 'basket.goToCheckout': 'To the till' });
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .fill('50');
  await page.keyboard.press('Tab');
  await expectSaid(page, { 'waiting.marks.waiting': 'Still in your pocket' });
  await open(page, '/blog/category/never-opened');
  await expectSaid(page, { 'notHere.title': 'We have not brought that one' });
});

test('a store’s own words are in what a press brings: keys, sizes, links, payments, addresses and orders of before [SH-12]', async ({
  openShop,
  visit,
  product: sold,
}) => {
  const WORDS_FILE = wordsFile(Object.fromEntries(Object.values(pressed).flatMap((words) => Object.entries(words))));
  const shop = await openShop({ env: { WORDS_FILE } });
  const { page, context, problems } = await visit({ baseURL: shop.url, serviceWorkers: 'allow' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const long = await findProduct(shop.url, ({ variants }) => variants.length > 20);
  await open(page, `/store/product/${long.slug}`);
  await page.keyboard.press('End');
  await expectSaid(page, pressed.product);
  await page.keyboard.press('?');
  await expectSaid(page, pressed.keys);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expectSaid(page, pressed.shared);
  await open(page, '/search?q=screw');
  await page.keyboard.press('Shift');
  await expectSaid(page, pressed.search);
  await fillCart(page, `/store/product/${sold.slug}`, 40);
  await open(page, '/cart');
  await expectSaid(page, pressed.cart);
  await fillCheckout(page);
  await placeOrder(page);
  await expectSaid(page, pressed.payment);
  await signInTo(page, '/account/addresses');
  await page.getByRole('link', { name: 'Add an address' }).click();
  await expectSaid(page, pressed.address);
  await open(page, '/account/orders');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await page.waitForURL(/\/account\/orders\/./);
  await expectSaid(page, pressed.again);
  expect(problems).toEqual([]);
});
