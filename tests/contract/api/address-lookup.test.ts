import { afterAll, expect, test } from 'vitest';
import { ProviderFailed } from '#server/api/address-lookup/provider.ts';
import { sandboxProvider } from '#server/api/address-lookup/sandbox.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();
afterAll(() => store.close());

const at = (postalCode: string, countryCode = 'GB') => ({ query: { countryCode, postalCode } });

test('the sandbox knows made-up addresses at a postcode, always the same, and says that they are', async () => {
  const found = await store.client().lookUpAddresses(at('m11ae'));
  expect(found).toMatchObject({ postalCode: 'M1 1AE', isSample: true });
  expect(found.results.length).toBeGreaterThan(3);
  expect(new Set(found.results.map(({ city }) => city))).toEqual(new Set(['Manchester']));
  expect(found.results.at(-1)).toMatchObject({ companyName: expect.stringMatching(/^Sample /) as string });
  expect(await store.client().lookUpAddresses(at(' M1  1AE '))).toEqual(found);
  expect((await store.client().lookUpAddresses(at('LS1 4AP'))).results[0]?.city).toBe('Leeds');
});

test('every address that is found can be saved as it is', async () => {
  const { client } = await store.shopper();
  const { results, postalCode } = await client.lookUpAddresses(at('WC2N 5DU'));
  for (const found of results) {
    const body = { ...found, firstName: 'Ada', lastName: 'Byron', postalCode, countryCode: 'GB' };
    expect(await client.createAddress({ body })).toMatchObject({ city: 'London', postalCode });
  }
});

test('a postcode that nobody lives at has no addresses; one that cannot be is refused at its field', async () => {
  // Inward codes never contain a C, and there is no area QQ.
  for (const unknown of ['M1 1CC', 'QQ1 1AA']) {
    expect((await store.client().lookUpAddresses(at(unknown))).results).toEqual([]);
  }
  const wrong = await refused(store.client().lookUpAddresses(at('M1')));
  expect([wrong.status, wrong.details[0]?.field]).toEqual([400, 'postalCode']);
  const elsewhere = await refused(store.client().lookUpAddresses(at('D02 X285', 'IE')));
  expect([elsewhere.status, elsewhere.details[0]?.code]).toEqual([400, 'CountryNotCovered']);
});

test('the answer is cached by nobody', async () => {
  const { headers } = await store.send({ method: 'GET', path: '/address-lookup?countryCode=GB&postalCode=M1+1AE' });
  expect(headers['cache-control']).toBe('no-store');
});

test('lookups of guests and of each shopper are counted apart; a malformed postcode does not count', async () => {
  const small = await createBareStore({
    addressLookup: { provider: sandboxProvider, countryCodes: ['GB'], perFiveMinutes: 2 },
  });
  const guest = small.client();
  await refused(guest.lookUpAddresses(at('M')));
  for (const postalCode of ['M1 1AE', 'M1 1AE']) await guest.lookUpAddresses(at(postalCode));
  const third = await refused(guest.lookUpAddresses(at('M1 1AE')));
  expect([third.status, third.details[0]?.code]).toEqual([429, 'TooManyTries']);
  const [one, other] = [await small.shopper(), await small.shopper()];
  for (const postalCode of ['M1 1AE', 'M1 1AE']) await one.client.lookUpAddresses(at(postalCode));
  expect((await refused(one.client.lookUpAddresses(at('M1 1AE')))).status).toBe(429);
  expect((await other.client.lookUpAddresses(at('M1 1AE'))).isSample).toBe(true);
  await small.close();
});

test('a provider that fails is 502 in words for people, with the reason in the log alone', async () => {
  const lines: string[] = [];
  const failing = await createBareStore({
    addressLookup: {
      provider: { isSample: false, find: () => Promise.reject(new ProviderFailed('the provider answered 402')) },
      countryCodes: ['GB'],
      perFiveMinutes: 10,
    },
    logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } },
  });
  const error = await refused(failing.client().lookUpAddresses(at('M1 1AE')));
  expect([error.status, error.firstMessage]).toEqual([
    502,
    'Addresses can’t be looked up at the moment. Type the address instead.',
  ]);
  expect(lines.join('')).toContain('the provider answered 402');
  await failing.close();
});

test('a store without a provider has nothing there', async () => {
  const without = await createBareStore({ addressLookup: null });
  expect((await refused(without.client().lookUpAddresses(at('M1 1AE')))).status).toBe(404);
  await without.close();
});
