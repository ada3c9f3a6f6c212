import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { WrongEnvironment } from './start-failure.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfiguration(env);
  } catch (error) {
    if (error instanceof WrongEnvironment) return error.problems;
    throw error;
  }
  return [];
};

test('an empty environment makes a store to try out', () => {
  expect(readConfiguration({ PORT: ' ' })).toMatchObject({
    port: 4173,
    host: 'localhost',
    dataDir: '.data',
    databaseUrl: null,
    databaseReadUrl: null,
    publicUrl: 'http://localhost:4173',
    apiPath: '/api',
    ignoresIdempotencyKeys: false,
    page: {
      apiBase: '/api',
      defaultCurrencyCode: 'GBP',
      defaultCountryCode: 'GB',
      colours: {},
      tagManagerId: null,
      hasIdempotencyKeys: true,
    },
  });
});

test('the environment is read into what pages and store need', () => {
  const configuration = readConfiguration({
    PORT: '8080',
    PUBLIC_URL: 'https://shop.example',
    CORS_ORIGINS: 'https://a.example, https://b.example',
    DATABASE_URL: 'postgres://store@localhost/store',
    PROCESSES: '2',
    STORE_COLOURS: '{"brand":{"primary":"#0b5a8a"}}',
    TAG_MANAGER_ID: 'GTM-AB12',
    SEARCH_SERVICE: '{"url":"https://search.example","appId":"a","apiKey":"k","index":"products"}',
    IDEMPOTENCY_KEYS: 'ignore',
    FEATURES: 'recommendations,-backInStock',
    TRUST_PROXY: '10.0.0.0/8',
  });
  expect(configuration).toMatchObject({
    port: 8080,
    processes: 2,
    publicUrl: 'https://shop.example',
    corsOrigins: ['https://a.example', 'https://b.example'],
    ignoresIdempotencyKeys: true,
    trustProxy: '10.0.0.0/8',
    page: {
      colours: { brand: { primary: '#0b5a8a' } },
      tagManagerId: 'GTM-AB12',
      searchService: { index: 'products' },
      hasIdempotencyKeys: false,
      features: { recommendations: true, backInStock: false },
    },
  });
});

test('a store API of somewhere else leaves no API to mount', () => {
  expect(readConfiguration({ API_BASE: 'https://api.example/v1' })).toMatchObject({
    apiPath: null,
    page: { apiBase: 'https://api.example/v1' },
  });
});

test('pages alone need no database, in any number of processes', () => {
  expect(readConfiguration({ API_BASE: 'https://api.example', PROCESSES: '4' })).toMatchObject({ processes: 4 });
});

test('pages by https call no store API by http, which browsers block', () => {
  const PUBLIC_URL = 'https://shop.example';
  expect(problemsOf({ PUBLIC_URL, API_BASE: 'http://api.example' })).toEqual([
    'API_BASE: must begin with https://, as PUBLIC_URL does; browsers block the calls otherwise',
  ]);
  expect(problemsOf({ PUBLIC_URL, API_BASE: 'https://api.example' })).toEqual([]);
});

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['JWT_SECRET', 'short'],
  ['PUBLIC_URL', 'https://shop.example/'],
  ['CORS_ORIGINS', '*'],
  ['API_BASE', '/api/'],
  ['API_BASE', 'api'],
  ['STORE_COLOURS', '{'],
  ['STORE_COLOURS', '["red"]'],
  ['SEARCH_SERVICE', '{"url":"x"}'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', 'proxy.example'],
  ['SANDBOX_PAYMENTS', 'yes'],
  ['SEED_SCALE', '0'],
  ['PROCESSES', '0'],
  ['PROCESSES', '2'],
])('%s=%s is reported as wrong', (name, value) => {
  expect(problemsOf({ [name]: value }).some((problem) => problem.startsWith(name))).toBe(true);
});

test('a tag-manager id is GTM- and capitals and digits [GA-02]', () => {
  expect(problemsOf({ TAG_MANAGER_ID: 'gtm-1' })).toEqual([
    'TAG_MANAGER_ID: is not a valid id: GTM- followed by capital letters and digits',
  ]);
});

test('every problem has a line, and none repeats a secret', () => {
  const problems = problemsOf({ JWT_SECRET: 'hunter2', DATABASE_URL: 'oracle://user:hunter2@host' });
  expect(problems).toHaveLength(2);
  expect(problems.join('\n')).not.toContain('hunter2');
});

test('a replica is read from only beside the server that it is a replica of', () => {
  const replica = 'postgres://replica.test/shop';
  expect(problemsOf({ DATABASE_READ_URL: replica })).toEqual([
    'DATABASE_READ_URL: a replica needs the DATABASE_URL that it is a replica of',
  ]);
  const both = readConfiguration({ DATABASE_READ_URL: replica, DATABASE_URL: 'postgres://primary.test/shop' });
  expect(both.databaseReadUrl).toBe(replica);
});

test('the connections to a database are ten unless they are given, three at least, and need a server', () => {
  const DATABASE_URL = 'postgres://primary.test/shop';
  const connectionsOf = (env: Record<string, string>) => readConfiguration({ DATABASE_URL, ...env }).databasePoolSize;
  expect([connectionsOf({}), connectionsOf({ DATABASE_POOL_SIZE: '3' })]).toEqual([10, 3]);
  const problem = 'DATABASE_POOL_SIZE: must be a whole number from 3 to 1000';
  for (const value of ['2', '3.5', 'many', '1001'])
    expect(problemsOf({ DATABASE_URL, DATABASE_POOL_SIZE: value })).toEqual([problem]);
  expect(problemsOf({ DATABASE_POOL_SIZE: '20' })).toEqual([
    'DATABASE_POOL_SIZE: more than one connection needs a DATABASE_URL; the embedded database has one',
  ]);
});

test.each([
  ['false', false],
  ['1', 1],
  ['10.0.0.1, 192.168.0.0/16', '10.0.0.1, 192.168.0.0/16'],
  ['loopback', 'loopback'],
  ['::1,fd00::/8', '::1,fd00::/8'],
])('TRUST_PROXY=%s names the proxies or counts them', (value, trustProxy) => {
  expect(readConfiguration({ TRUST_PROXY: value })).toMatchObject({ trustProxy });
});

test('payments go to the sandbox in the demo, and elsewhere only where the environment says so', () => {
  expect(readConfiguration({}).hasSandboxPayments).toBe(true);
  expect(readConfiguration({ SANDBOX_PAYMENTS: 'off' }).hasSandboxPayments).toBe(false);
  expect(readConfiguration({ SEED: 'never' }).hasSandboxPayments).toBe(false);
  const DATABASE_URL = 'postgres://store@localhost/store';
  expect(readConfiguration({ DATABASE_URL }).hasSandboxPayments).toBe(false);
  expect(readConfiguration({ DATABASE_URL, SANDBOX_PAYMENTS: 'on' }).hasSandboxPayments).toBe(true);
});

test('icons come from the service that is named, in the demo from this server, and otherwise from none', () => {
  const iconsOf = (env: Record<string, string>) => {
    const { hasIconSets, page } = readConfiguration(env);
    return [hasIconSets, page.iconService];
  };
  expect(iconsOf({})).toEqual([true, '/icon-sets']);
  expect(iconsOf({ ICON_SERVICE: 'https://icons.example' })).toEqual([false, 'https://icons.example']);
  expect(iconsOf({ SEED: 'never' })).toEqual([false, null]);
  expect(iconsOf({ DATABASE_URL: 'postgres://store@localhost/store' })).toEqual([false, null]);
  expect(iconsOf({ API_BASE: 'https://api.example' })).toEqual([false, null]);
  expect(problemsOf({ ICON_SERVICE: 'http://icons.example' })).toEqual(['ICON_SERVICE: must begin with https://']);
});

test('addresses are looked up in the sandbox in the demo, and elsewhere by the provider that is named', () => {
  const lookupOf = (env: Record<string, string>) => {
    const { addressLookup, page } = readConfiguration(env);
    return [addressLookup?.provider ?? null, page.addressLookupCountryCodes];
  };
  const DATABASE_URL = 'postgres://store@localhost/store';
  expect(lookupOf({})).toEqual(['sandbox', ['GB']]);
  expect(lookupOf({ ADDRESS_LOOKUP: 'off' })).toEqual([null, []]);
  expect(lookupOf({ DATABASE_URL })).toEqual([null, []]);
  expect(lookupOf({ DATABASE_URL, ADDRESS_LOOKUP: 'sandbox', LOOKUP_COUNTRIES: 'GB,IE' })).toEqual([
    'sandbox',
    ['GB', 'IE'],
  ]);
  // The store API on another server has its own provider and key; pages only learn which countries it covers.
  const API_BASE = 'https://api.example';
  expect(lookupOf({ API_BASE })).toEqual([null, []]);
  expect(lookupOf({ API_BASE, LOOKUP_COUNTRIES: 'GB' })).toEqual([null, ['GB']]);
});

test('ADDRESS_LOOKUP names a provider by https, whose key is no part of what is sent to the pages', () => {
  const provider = (url: string) =>
    JSON.stringify({
      url,
      headers: { Authorization: 'Bearer {key}' },
      list: 'result',
      fields: { addressLine1: 'line_1', addressLine2: ['line_2', 'line_3'], city: 'post_town' },
    });
  const ADDRESS_LOOKUP = provider('https://addresses.example/{countryCode}/{postalCode}');
  const configuration = readConfiguration({ ADDRESS_LOOKUP, LOOKUP_KEY: 'hunter2' });
  expect(configuration.addressLookup).toMatchObject({
    provider: { list: 'result', fields: { addressLine1: ['line_1'], addressLine2: ['line_2', 'line_3'] } },
    key: 'hunter2',
    perFiveMinutes: 40,
  });
  expect(JSON.stringify(configuration.page)).not.toContain('hunter2');
  expect(problemsOf({ ADDRESS_LOOKUP: provider('http://127.0.0.1:8080/{postalCode}') })).toEqual([]);
  for (const wrong of [
    provider('http://addresses.example/{postalCode}'),
    provider('https://addresses.example/'),
    '{}',
    'on',
    '{"url":"https://addresses.example/{postalCode}","fields":{"addressLine1":"line_1"}}',
  ]) {
    expect(problemsOf({ ADDRESS_LOOKUP: wrong })[0]).toMatch(/^ADDRESS_LOOKUP( \(at url\))?: must be(gin with)? /);
  }
  expect(problemsOf({ LOOKUP_COUNTRIES: 'uk' })).toHaveLength(1);
});

test('SEARCH_SERVICE is an address by https or a path of the store [CAT-13]', () => {
  const read = (url: string) => {
    const SEARCH_SERVICE = JSON.stringify({ url, appId: 'a', apiKey: 'k', index: 'products', isCached: true });
    return problemsOf({ SEARCH_SERVICE });
  };
  for (const url of ['/indexes', 'https://search.example', 'https://search.example/v1']) expect(read(url)).toEqual([]);
  for (const url of ['search.example', 'http://search.example', '//search.example', '/indexes/', 'https://x y', '']) {
    expect(read(url)).toEqual([
      'SEARCH_SERVICE (at url): must be a path or begin with https://, without a slash at the end',
    ]);
  }
});

test('of SEARCH_SERVICE each part that is missing is named [CAT-13]', () => {
  expect(problemsOf({ SEARCH_SERVICE: '{"url":"/indexes","index":" "}' })).toEqual(
    ['appId', 'apiKey', 'index'].map((part) => `SEARCH_SERVICE (at ${part}): must be given`),
  );
});

test.each(['scanner', '-', '--backInStock', 'backInStock,-scanner', 'constructor'])(
  'FEATURES=%s is refused',
  (FEATURES) => {
    expect(problemsOf({ FEATURES })).toEqual([
      'FEATURES: must be comma-separated names, with a minus before each to turn off; the names are backInStock, installOffer, recentlyViewed, recommendations',
    ]);
  },
);

test('the calls of the store’s own people are off, or need a long key without spaces', () => {
  expect(readConfiguration({}).operatorKey).toBe(null);
  const OPERATOR_KEY = 'b'.repeat(32);
  expect(readConfiguration({ OPERATOR_KEY }).operatorKey).toBe(OPERATOR_KEY);
  for (const wrong of ['short', `${'b'.repeat(40)} c`]) expect(problemsOf({ OPERATOR_KEY: wrong })).toHaveLength(1);
});

test('the key for notifications is made by the store, or a private key that was given', () => {
  expect(readConfiguration({})).toMatchObject({ pushKeys: null, pushServices: [] });
  const VAPID_PRIVATE_KEY = 'Y2FuIGJlIHVzZWQgaW4gdGVzdHMgYW5kIG5vIG1vcmU';
  expect(readConfiguration({ VAPID_PRIVATE_KEY }).pushKeys?.privateKey).toBe(VAPID_PRIVATE_KEY);
  expect(problemsOf({ VAPID_PRIVATE_KEY: 'a public one' })).toEqual([
    'VAPID_PRIVATE_KEY: must be a private key of P-256 in base64url, 43 characters',
  ]);
  const { pushServices } = readConfiguration({ PUSH_SERVICES: 'https://push.example, http://localhost:8080' });
  expect(pushServices).toEqual(['https://push.example', 'http://localhost:8080']);
});

test('metrics are off, or served at an address of their own', () => {
  expect(readConfiguration({}).metricsAddress).toBe(null);
  expect(readConfiguration({ METRICS_ADDRESS: '127.0.0.1:9464' }).metricsAddress).toEqual({
    host: '127.0.0.1',
    port: 9464,
  });
  expect(readConfiguration({ METRICS_ADDRESS: '[::1]:9464' }).metricsAddress).toEqual({ host: '::1', port: 9464 });
  for (const wrong of ['9464', 'on', '127.0.0.1:99999', 'http://127.0.0.1:9464']) {
    expect(problemsOf({ METRICS_ADDRESS: wrong })).toHaveLength(1);
  }
});

test('a statement is slow from half a second on, or from what the environment says', () => {
  expect(readConfiguration({}).slowStatementMs).toBe(500);
  expect(readConfiguration({ SLOW_STATEMENT_MS: '0' }).slowStatementMs).toBe(0);
  expect(problemsOf({ SLOW_STATEMENT_MS: '-1' })).toEqual([
    'SLOW_STATEMENT_MS: must be a whole number from 0 to 3600000',
  ]);
});

test('the pages that are rendered ahead are paths of this shop, or none', () => {
  expect(readConfiguration({}).warmedPages).toEqual(['/', '/store']);
  expect(readConfiguration({ WARM_PAGES: '/, /store/fixings' }).warmedPages).toEqual(['/', '/store/fixings']);
  expect(readConfiguration({ WARM_PAGES: 'none' }).warmedPages).toEqual([]);
  expect(problemsOf({ WARM_PAGES: '/,https://elsewhere.example/' })).toEqual([
    'WARM_PAGES: must be comma-separated paths that begin with a slash, or none',
  ]);
});

const stripeKeys = {
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const checkoutComKeys = {
  CHECKOUT_COM_PUBLIC_KEY: 'pk_sbox_1',
  CHECKOUT_COM_SECRET_KEY: 'sk_sbox_1',
  CHECKOUT_COM_WEBHOOK_KEY: 'key',
};
const page = {
  PAYMENT_PAGE_NAME: 'Town bank',
  PAYMENT_PAGE_URL: 'https://pay.example/v1',
  PAYMENT_PAGE_MERCHANT: 'shop-1',
  PAYMENT_PAGE_KEY: 'a key of the payment page, shared by two',
};

test('payment providers are those whose keys are there; beside one the sandbox is on only where it is asked for', () => {
  expect(readConfiguration({})).toMatchObject({
    hasSandboxPayments: true,
    paymentProviders: { stripe: null, checkoutCom: null, paypal: null, paymentPage: null, scripts: [] },
  });
  const { hasSandboxPayments, paymentProviders } = readConfiguration({ ...stripeKeys, ...page });
  expect(hasSandboxPayments).toBe(false);
  expect(paymentProviders).toEqual({
    stripe: {
      publishableKey: 'pk_test_1',
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: 'https://api.stripe.com',
    },
    checkoutCom: null,
    paypal: null,
    paymentPage: {
      name: 'Town bank',
      url: 'https://pay.example/v1',
      merchant: 'shop-1',
      key: 'a key of the payment page, shared by two',
    },
    scripts: ['stripe'],
  });
  const paypal = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };
  expect(readConfiguration(paypal)).toMatchObject({
    hasSandboxPayments: false,
    paymentProviders: { paypal: { apiUrl: 'https://api-m.paypal.com' }, scripts: ['paypal'] },
  });
  expect(readConfiguration(checkoutComKeys)).toMatchObject({
    hasSandboxPayments: false,
    paymentProviders: {
      checkoutCom: { apiUrl: 'https://api.sandbox.checkout.com', channel: null },
      scripts: ['checkout-com'],
    },
  });
  const live = { ...checkoutComKeys, CHECKOUT_COM_PUBLIC_KEY: 'pk_1', CHECKOUT_COM_SECRET_KEY: 'sk_1' };
  expect(readConfiguration({ ...live, CHECKOUT_COM_CHANNEL: 'pc_1' }).paymentProviders.checkoutCom).toEqual({
    publicKey: 'pk_1',
    secretKey: 'sk_1',
    webhookKey: 'key',
    channel: 'pc_1',
    apiUrl: 'https://api.checkout.com',
  });
  expect(readConfiguration({ ...stripeKeys, SANDBOX_PAYMENTS: 'on' }).hasSandboxPayments).toBe(true);
});

test('a payment provider that is set by half names what is missing, and never a value', () => {
  const { STRIPE_WEBHOOK_SECRET: _, ...half } = stripeKeys;
  expect(problemsOf(half)).toEqual([
    'STRIPE_WEBHOOK_SECRET: is missing, though STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are set',
  ]);
  expect(problemsOf({ PAYMENT_PAGE_NAME: 'Town bank' })).toHaveLength(3);
  expect(problemsOf({ PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b' })).toEqual([
    'PAYPAL_WEBHOOK_ID: is missing, though PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are set',
  ]);
  expect(problemsOf({ ...stripeKeys, STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([
    'STRIPE_SECRET_KEY: one of the keys is a test key and the other is live',
  ]);
  expect(problemsOf({ ...stripeKeys, STRIPE_SECRET_KEY: 'pk_test_1' })).toEqual([
    'STRIPE_SECRET_KEY: must begin with sk_ or rk_',
  ]);
  expect(problemsOf({ CHECKOUT_COM_PUBLIC_KEY: 'pk_1', CHECKOUT_COM_CHANNEL: 'channel' })).toHaveLength(1);
  expect(problemsOf({ CHECKOUT_COM_PUBLIC_KEY: 'pk_1' })).toHaveLength(2);
  expect(problemsOf({ ...checkoutComKeys, CHECKOUT_COM_SECRET_KEY: 'sk_live' })).toEqual([
    'CHECKOUT_COM_SECRET_KEY: one of the keys is a test key and the other is live',
  ]);
  expect(problemsOf({ ...page, PAYMENT_PAGE_URL: 'http://pay.example' })[0]).toMatch(/^PAYMENT_PAGE_URL: must begin/);
});

test('pages whose store API is elsewhere name the scripts they let in, and hold no keys', () => {
  const elsewhere = { API_BASE: 'https://api.example/v1' };
  const { paymentProviders } = readConfiguration({ ...elsewhere, PAYMENT_SCRIPTS: 'stripe' });
  expect(paymentProviders).toEqual({
    stripe: null,
    checkoutCom: null,
    paypal: null,
    paymentPage: null,
    scripts: ['stripe'],
  });
  expect(problemsOf({ ...elsewhere, ...stripeKeys })).toHaveLength(3);
  expect(problemsOf({ PAYMENT_SCRIPTS: 'stripe' })).toHaveLength(1);
  expect(problemsOf({ ...elsewhere, PAYMENT_SCRIPTS: 'paypol' })[0]).toMatch(/^PAYMENT_SCRIPTS.*stripe/);
});
