import { expect, test } from 'vitest';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { readConfiguration } from '#server/configuration.ts';
import { problemsWithStore } from './store-fetch.ts';

const apiBase = 'https://api.example/v1';
const shop = 'https://shop.example';
const configuration: PublicConfiguration = readConfiguration({ API_BASE: apiBase }).page;

const settings = {
  storeName: 'A store',
  supportEmail: 'help@store.example',
  supportPhone: '',
  countryCodes: ['GB', 'FR'],
  currencyCodes: ['GBP', 'EUR'],
  minimumOrderPrices: [],
  inventoryAvailability: 'InStock',
  lowStockThreshold: null,
  anonymousCustomerProductPolicy: 'None',
  isOutOfStockPurchaseEnabled: false,
  isQuickOrderEnabled: true,
  displayProductVariantSkusEnabled: true,
  isCheckoutTermsAndConditionsEnabled: false,
  checkoutTermsAndConditionsText: '',
  pricesIncludeTax: false,
};

/** A store API that answers like this. */
const store =
  (answer: () => Response, allowedOrigin: string | null = shop): typeof fetch =>
  (_, init) => {
    const headers = allowedOrigin === null ? {} : { 'access-control-allow-origin': allowedOrigin };
    return Promise.resolve(init?.method === 'OPTIONS' ? new Response(null, { status: 204, headers }) : answer());
  };

const page = () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } });
const withSettings = (data: object = settings) => new Response(JSON.stringify({ data }));
const problems = (fetch: typeof globalThis.fetch) => problemsWithStore(configuration, shop, fetch);

test('a store that the pages can use has no problem', async () => {
  expect(await problems(store(withSettings))).toEqual([]);
  expect(await problems(store(withSettings, '*'))).toEqual([]);
});

test('a store that can’t be reached, or is another site, names API_BASE and the reason', async () => {
  const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') });
  expect(await problems(() => Promise.reject(refused))).toEqual([
    `API_BASE: the store at ${apiBase} can't be used: The store did not answer. fetch failed connect ECONNREFUSED 127.0.0.1:1`,
  ]);
  expect(await problems(store(page))).toEqual([
    `API_BASE: the store at ${apiBase} can't be used: GET /store-settings was answered by something that is not the store.`,
  ]);
  expect((await problems(store(() => new Response('', { status: 501 }))))[0]).toMatch(/^API_BASE: .* 501/);
  expect((await problems(store(() => withSettings({ name: 4 }))))[0]).toMatch(/^API_BASE: .*GET \/store-settings:/s);
});

test('a store that refuses the keys names them', async () => {
  const refusal = () => new Response('{"errors":["Unknown key."]}', { status: 401 });
  expect(await problems(store(refusal))).toEqual([
    `API_KEY, STORE_KEY: the store at ${apiBase} refuses them (401): Unknown key.`,
  ]);
});

test('a store that refuses a currency as soon as it is sent names the settings too', async () => {
  const refusal = () => new Response('{"errors":["The header CurrencyCode must be CHF."]}', { status: 400 });
  expect(await problems(store(refusal))).toEqual([
    `DEFAULT_CURRENCY, DEFAULT_COUNTRY: the store at ${apiBase} refuses them (400): The header CurrencyCode must be CHF.`,
  ]);
});

test('a store without the currency and country that shoppers start with names the settings and what there is', async () => {
  const elsewhere = { ...settings, currencyCodes: ['CHF', 'EUR'], countryCodes: ['CH'] };
  expect(await problems(store(() => withSettings(elsewhere)))).toEqual([
    'DEFAULT_CURRENCY: the store has no GBP; it has CHF, EUR',
    'DEFAULT_COUNTRY: the store has no GB; it has CH',
  ]);
});

test('a store that lets no pages of this shop call it is reported', async () => {
  const problem = `PUBLIC_URL: the store at ${apiBase} allows no calls by pages of ${shop} (CORS); allow them there`;
  expect(await problems(store(withSettings, null))).toEqual([problem]);
  expect(await problems(store(withSettings, 'https://other.example'))).toEqual([problem]);
  expect(await problemsWithStore(configuration, 'https://api.example', store(withSettings, null))).toEqual([]);
});
