import { expect, test, vi } from 'vitest';
import { getStoreSettings } from '#contract/store.ts';
import { sampleConfiguration as configuration } from '#tests/support/samples/configuration.ts';
import { createCurrentShop, guestState } from './current-shop.ts';

const shopper = { kind: 'shopper', token: 'a.b.c', subject: '42', expiresAt: 0 } as const;

test('the scope tells apart shopper, currency and country', () => {
  const current = createCurrentShop(configuration, guestState(configuration));
  const scopes = [current.get().scope];
  current.set({ preferences: { currencyCode: 'EUR', countryCode: 'GB' } });
  scopes.push(current.get().scope);
  current.set({ preferences: { currencyCode: 'EUR', countryCode: 'IE' } });
  scopes.push(current.get().scope);
  current.set({ session: shopper });
  scopes.push(current.get().scope);
  expect(new Set(scopes).size).toBe(4);
  expect(current.get().isSignedIn).toBe(true);
});

test('every call carries who asks and in what; a change is announced once [API-01] [CAT-15]', async () => {
  const sent: Headers[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((_, init) => {
    sent.push(new Headers(init?.headers));
    return Promise.resolve(new Response(null, { status: 503 }));
  });
  const current = createCurrentShop(configuration, guestState(configuration), { fetch });
  const listener = vi.fn();
  const stop = current.subscribe(listener);
  await current
    .get()
    .api.call(getStoreSettings, {})
    .catch(() => undefined);
  current.set({ session: shopper, preferences: { currencyCode: 'EUR', countryCode: 'IE' } });
  stop();
  current.set({});
  await current
    .get()
    .api.call(getStoreSettings, {})
    .catch(() => undefined);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(sent.map((headers) => [headers.get('currencycode'), headers.get('countrycode')])).toEqual([
    ['GBP', 'GB'],
    ['EUR', 'IE'],
  ]);
  expect(sent.map((headers) => headers.get('authorization'))).toEqual([null, 'Bearer a.b.c']);
});

test('a call that began as one shopper ends as the same', async () => {
  const tokens: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = (_, init) => {
    tokens.push(new Headers(init?.headers).get('authorization'));
    return Promise.resolve(new Response(null, { status: 503 }));
  };
  const current = createCurrentShop(configuration, { ...guestState(configuration), session: shopper }, { fetch });
  const { api } = current.get();
  current.set({ session: { kind: 'guest' } });
  await api.call(getStoreSettings, {}).catch(() => undefined);
  expect(tokens).toEqual(['Bearer a.b.c']);
});
