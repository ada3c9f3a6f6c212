import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { apiBase, headerValue, trustedProxies } from './environment-fields.ts';

test.each(['/api', '/a', 'https://api.example', 'https://api.example:8443/v1', 'http://localhost:4953/api'])(
  'a store API is at %s',
  (value) => {
    expect(apiBase.safeParse(value).success).toBe(true);
  },
);

test.each([
  '//api.example',
  '/api/',
  'https://api.example/v1?store=1',
  'https://api.example/v1#top',
  'https://user:password@api.example',
  'https://api example',
  'https://api.example:port/v1',
])('no call can be appended to %s', (value) => {
  expect(apiBase.safeParse(value).success).toBe(false);
});

test.each(['300.300.300.300', '10.0.0.0/99', '::1/0', '10.0.0.0/8/8', '::g'])('%s is no proxy', (value) => {
  expect(trustedProxies.safeParse(value).success).toBe(false);
});

test('a header holds ASCII', () => {
  expect(headerValue.safeParse('trade counter').success).toBe(true);
  expect(headerValue.safeParse('schlüssel').success).toBe(false);
});

test.each([
  ['SEED', 'none', 'must be demo or never, not "none"'],
  ['SERVICE_WORKER', 'no', 'must be on or off, not "no"'],
  ['COOKIE_CROSS_ORIGIN', 'yes', 'must be true, false, 1 or 0, not "yes"'],
  ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace or silent, not "loud"'],
])('%s=%s is answered with the words that it may be', (name, value, problem) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(`- ${name}: ${problem}`);
});

test('ADDRESS_LOOKUP with a word that it does not know is answered with those it does', () => {
  expect(() => readConfiguration({ ADDRESS_LOOKUP: 'sandbx' })).toThrow(
    '- ADDRESS_LOOKUP: must be sandbox, off, or a provider as JSON',
  );
});

test.each([
  ['localhost:4173', {}],
  ['127.0.0.1:4173', {}],
  ['10.0.0.5:8080', { HOST: '0.0.0.0', PORT: '8080' }],
  ['127.0.0.1:4171', { DATABASE_URL: 'postgres://shop@db.test/shop', PROCESSES: '3' }],
])('metrics at %s would take the port of the shop', (METRICS_ADDRESS, env) => {
  expect(() => readConfiguration({ METRICS_ADDRESS, ...env })).toThrow(
    /- METRICS_ADDRESS: needs another port than the shop itself, which listens on \d+ \(PORT\)/,
  );
});

test('metrics may have the port of the shop at another address of the machine', () => {
  const env = { METRICS_ADDRESS: '127.0.0.1:8080', HOST: '10.0.0.5', PORT: '8080' };
  expect(readConfiguration(env).metricsAddress).toEqual({ host: '127.0.0.1', port: 8080 });
});
