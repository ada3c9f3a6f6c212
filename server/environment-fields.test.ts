import { expect, test } from 'vitest';
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
