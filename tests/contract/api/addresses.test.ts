import { afterAll, expect, test } from 'vitest';
import type { AddressInput } from '#contract/address.ts';
import { allRefused, refused } from '#tests/support/stores/refused.ts';
import { createBareStore, type TestShopper } from '#tests/support/stores/store.ts';

const store = await createBareStore();

afterAll(() => store.close());

const typed: AddressInput = {
  firstName: 'Ada',
  lastName: 'Fitter',
  companyName: '',
  addressLine1: '1 Foundry Lane',
  city: 'Leeds',
  postalCode: 'ls14ap',
  countryCode: 'GB',
};

const defaultsOf = async ({ client }: TestShopper) =>
  (await client.getAddresses({})).results.map(({ addressLine1, isDefault }) => [addressLine1, isDefault]);

test('the first address is the default, and says itself on one line [API-90] [API-91] [ACC-01]', async () => {
  const { client } = await store.shopper();
  expect((await client.getAddresses({})).results).toEqual([]);
  const address = await client.createAddress({ body: typed });
  expect(address).toMatchObject({
    addressLine1: '1 Foundry Lane',
    postalCode: 'LS1 4AP',
    companyName: null,
    isDefault: true,
    isDefaultBilling: true,
    type: 'Customer',
    formattedAddress: 'Ada Fitter, 1 Foundry Lane, Leeds, LS1 4AP, United Kingdom',
  });
  expect((await client.getAddresses({})).results).toEqual([address]);
});

test('there is always one default address [API-93] [API-94] [ACC-01]', async () => {
  const shopper = await store.shopper();
  const { client } = shopper;
  const made = [];
  for (const addressLine1 of ['1 First', '2 Second', '3 Third']) {
    made.push(await client.createAddress({ body: { ...typed, addressLine1 } }));
  }
  const [first, second, third] = made.map(({ id }) => ({ params: { id } }));
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three were made.');
  expect((await client.makeAddressDefault(third)).isDefault).toBe(true);
  expect(await defaultsOf(shopper)).toEqual([
    ['3 Third', true],
    ['1 First', false],
    ['2 Second', false],
  ]);
  expect(await client.deleteAddress(second)).toEqual({ isDone: true });
  expect(await client.deleteAddress(third)).toEqual({ isDone: true });
  expect(await defaultsOf(shopper)).toEqual([['1 First', true]]);
  await client.deleteAddress(first);
  expect(await defaultsOf(shopper)).toEqual([]);
});

test('ten addresses made at once leave one default [API-91]', async () => {
  const shopper = await store.shopper();
  const names = Array.from({ length: 10 }, (_, at) => `${at} Row`);
  await Promise.all(names.map((addressLine1) => shopper.client.createAddress({ body: { ...typed, addressLine1 } })));
  const { results } = await shopper.client.getAddresses({});
  expect(results).toHaveLength(10);
  expect(results.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('an address is changed [API-92] [ACC-01]', async () => {
  const { client } = await store.shopper();
  const { id } = await client.createAddress({ body: { ...typed, phone: '0113 496 0002' } });
  const body = { ...typed, addressLine1: '2 Mill Street', city: 'Dublin', postalCode: 'd02 x285', countryCode: 'IE' };
  expect(await client.updateAddress({ params: { id }, body })).toMatchObject({
    id,
    addressLine1: '2 Mill Street',
    postalCode: 'D02 X285',
    countryCode: 'IE',
    phone: null,
    isDefault: true,
  });
});

test("another shopper's address does not exist [API-92] [API-93] [API-94]", async () => {
  const owner = await store.shopper();
  const { client } = await store.shopper();
  const { id } = await owner.client.createAddress({ body: typed });
  for (const params of [{ id }, { id: 'no-such-address' }]) {
    expect((await refused(client.updateAddress({ params, body: typed }))).status).toBe(404);
    expect((await refused(client.deleteAddress({ params }))).status).toBe(404);
    expect((await refused(client.makeAddressDefault({ params }))).status).toBe(404);
  }
  expect((await owner.client.getAddresses({})).results).toHaveLength(1);
});

test.each([
  [{ firstName: ' ' }, 'firstName'],
  [{ postalCode: '12345' }, 'postalCode'],
  [{ countryCode: 'FR' }, 'countryCode'],
  [{ countryCode: 'gb' }, 'countryCode'],
  [{ deliveryInstructions: 'x'.repeat(301) }, 'deliveryInstructions'],
])('an address with %j is refused [API-91] [API-92] [API-96]', async (wrong, field) => {
  const { client } = await store.shopper({ company: true });
  const { id } = await client.createAddress({ body: typed });
  const body = { ...typed, ...wrong };
  const calls = [
    client.createAddress({ body }),
    client.updateAddress({ params: { id }, body }),
    client.createCompanyAddress({ body }),
  ];
  for (const { status, details } of await allRefused(calls)) expect([status, details[0]?.field]).toEqual([400, field]);
});

test("the company's addresses are its members' [API-95] [API-96] [ACC-01]", async () => {
  const { client } = await store.shopper({ company: true });
  const address = await client.createCompanyAddress({ body: typed });
  expect(address).toMatchObject({ type: 'Company', companyName: 'Fitter & Co', isDefault: true });
  const second = await client.createCompanyAddress({ body: { ...typed, addressLine1: '9 Yard' } });
  expect((await client.getCompanyAddresses({})).results).toEqual([address, second]);
  expect((await client.getAddresses({})).results).toEqual([]);
});

test('without a company there are no company addresses [API-95] [API-96]', async () => {
  const { client } = await store.shopper();
  expect(await client.getCompanyAddresses({})).toEqual({ results: [] });
  const { status, details } = await refused(client.createCompanyAddress({ body: typed }));
  expect([status, details[0]?.code]).toEqual([409, 'NoCompany']);
});

test('a guest has no address book [API-90] [API-91] [API-95]', async () => {
  const guest = store.client();
  expect((await refused(guest.getAddresses({}))).status).toBe(401);
  expect((await refused(guest.createAddress({ body: typed }))).status).toBe(401);
  expect((await refused(guest.getCompanyAddresses({}))).status).toBe(401);
});
