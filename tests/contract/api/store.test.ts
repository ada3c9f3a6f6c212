import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories, menuItems, minimumOrderPrices, redirects, storeSettings } from '#server/db/schema.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();
const guest = store.client();

const category = (id: string, isActive = true) => ({
  id,
  slug: id,
  name: id,
  path: `${id}/`,
  level: 1,
  sortOrder: 1,
  isActive,
});

beforeAll(async () => {
  const { db } = store;
  await db.insert(categories).values([category('bolts'), category('attic', false)]);
  await db.insert(menuItems).values([
    { id: 'help', title: 'Help', icon: 'lucide:life-buoy', sortOrder: 2 },
    { id: 'shop', title: 'Shop', url: '/store', sortOrder: 1, imageUrl: '/media/shop.avif' },
    {
      id: 'standards',
      parentId: 'help',
      title: 'Standards',
      url: 'https://x.test',
      isOpenInNewTab: true,
      sortOrder: 1,
    },
    { id: 'bolts', parentId: 'shop', title: 'Bolts', categoryId: 'bolts', sortOrder: 2 },
    { id: 'attic', parentId: 'shop', title: 'Attic', categoryId: 'attic', sortOrder: 3 },
    { id: 'box', parentId: 'attic', title: 'Box', url: '/box', sortOrder: 1 },
    { id: 'elsewhere', menuCode: 'footer', title: 'Footer', sortOrder: 1 },
    { id: 'trap', parentId: 'help', title: 'Trap', url: 'javascript:steal()', sortOrder: 9 },
  ]);
  await db.insert(redirects).values([
    { oldUrl: '/shop/old-bolt', newUrl: '/store/product/hex-bolt' },
    { oldUrl: '/shop/bolts', newUrl: '/store/bolts' },
  ]);
  await db.insert(minimumOrderPrices).values({ currencyCode: 'EUR', amountMinor: 3000 });
});
afterAll(() => store.close());

test('settings say what the store is and allows [API-80]', async () => {
  expect(await guest.getStoreSettings({})).toEqual({
    storeName: 'Bare Store',
    supportEmail: 'help@bare.example',
    supportPhone: '0113 496 0000',
    countryCodes: ['GB', 'IE', 'DE'],
    currencyCodes: ['GBP', 'EUR'],
    minimumOrderPrices: [
      { amount: 3000, currencyCode: 'EUR' },
      { amount: 2500, currencyCode: 'GBP' },
    ],
    inventoryAvailability: 'InStock',
    lowStockThreshold: 5,
    anonymousCustomerProductPolicy: 'AllowedUnauthorizedCheckout',
    isOutOfStockPurchaseEnabled: false,
    isQuickOrderEnabled: true,
    displayProductVariantSkusEnabled: true,
    isCheckoutTermsAndConditionsEnabled: true,
    checkoutTermsAndConditionsText: 'TBC',
    pricesIncludeTax: false,
  });
});

test.each(['None', 'HiddenForUnauthorized', 'HiddenPricesForUnauthorized', 'AllowedUnauthorizedCheckout'] as const)(
  'a guest reads the policy %s in the settings [API-80]',
  async (anonymousCustomerProductPolicy) => {
    await store.db.update(storeSettings).set({ anonymousCustomerProductPolicy });
    expect(await guest.getStoreSettings({})).toMatchObject({ anonymousCustomerProductPolicy });
  },
);

test('the menu is a tree in its order; an entry for a category leads there, one that is off is gone [API-81]', async () => {
  const entry = { categoryId: null, imageUrl: null, icon: null, openInNewTab: false, subMenuItems: [] };
  expect(await guest.getMainMenu({})).toEqual({
    items: [
      {
        ...entry,
        id: 'shop',
        title: 'Shop',
        url: '/store',
        imageUrl: '/media/shop.avif',
        subMenuItems: [{ ...entry, id: 'bolts', title: 'Bolts', url: '/store/bolts', categoryId: 'bolts' }],
      },
      {
        ...entry,
        id: 'help',
        title: 'Help',
        url: null,
        icon: 'lucide:life-buoy',
        subMenuItems: [
          { ...entry, id: 'standards', title: 'Standards', url: 'https://x.test', openInNewTab: true },
          { ...entry, id: 'trap', title: 'Trap', url: null },
        ],
      },
    ],
  });
});

test('redirects need the keys alone, no currency and no country [API-02]', async () => {
  const answer = await store.send({ method: 'GET', path: '/redirects' });
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      data: {
        results: [
          { oldUrl: '/shop/bolts', newUrl: '/store/bolts' },
          { oldUrl: '/shop/old-bolt', newUrl: '/store/product/hex-bolt' },
        ],
      },
    },
  ]);
});

test.each(['/redirects', '/store-settings', '/menus/main/tree'])(
  '%s is refused without the right keys [API-01] [API-02] [API-80] [API-81]',
  async (path) => {
    const answer = await store.send({ method: 'GET', path, headers: { 'API-Key': 'wrong' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [expect.any(String)] });
  },
);
