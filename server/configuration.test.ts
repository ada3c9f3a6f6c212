import { expect, test } from 'vitest';
import { readConfiguration, WrongEnvironment } from './configuration.ts';

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
    STORE_COLOURS: '{"brand":{"primary":"#0b5a8a"}}',
    TAG_MANAGER_ID: 'GTM-AB12',
    SEARCH_SERVICE: '{"url":"https://search.example","appId":"a","apiKey":"k","index":"products"}',
    IDEMPOTENCY_KEYS: 'ignore',
    FEATURES: 'scanner,-quickOrder',
    TRUST_PROXY: '10.0.0.0/8',
  });
  expect(configuration).toMatchObject({
    port: 8080,
    publicUrl: 'https://shop.example',
    corsOrigins: ['https://a.example', 'https://b.example'],
    ignoresIdempotencyKeys: true,
    trustProxy: '10.0.0.0/8',
    page: {
      colours: { brand: { primary: '#0b5a8a' } },
      tagManagerId: 'GTM-AB12',
      searchService: { index: 'products' },
      hasIdempotencyKeys: false,
      features: { scanner: true, quickOrder: false },
    },
  });
});

test('a store API of somewhere else leaves no API to mount', () => {
  expect(readConfiguration({ API_BASE: 'https://api.example/v1' })).toMatchObject({
    apiPath: null,
    page: { apiBase: 'https://api.example/v1' },
  });
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
])('%s=%s is told as wrong', (name, value) => {
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
