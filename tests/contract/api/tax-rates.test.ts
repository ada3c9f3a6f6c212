import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { deliveryCharges, deliveryZoneOptions, deliveryZones, taxRates, variants } from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { address, counter, fillBasket, stockCounter } from './counter-fixture.ts';

const store = await createBareStore();
await stockCounter(store.db);
afterAll(() => store.close());

const shop = store.client();

const addGermany = async (): Promise<void> => {
  const zone = { id: 'germany', name: 'Germany', countryCodes: ['DE'], postcodePrefixes: [] };
  await store.db.insert(deliveryZones).values(zone);
  await store.db.insert(deliveryZoneOptions).values({
    id: 'ger',
    zoneId: 'germany',
    deliveryOptionId: 'standard',
    estimatedDaysMin: 3,
    estimatedDaysMax: 5,
    sortOrder: 1,
  });
  await store.db
    .insert(deliveryCharges)
    .values({ deliveryZoneOptionId: 'ger', currencyCode: 'GBP', chargeMinor: 1995, freeFromMinor: 50_000 });
};

test('a country without a tax rate is not delivered to: its goods would be taxed at nothing [API-61] [CHK-05]', async () => {
  await addGermany();
  const query = { anonymousId: await fillBasket(shop, counter.loose, 40) };
  await shop.setDeliveryAddress({ query, body: { ...address, countryCode: 'DE', postalCode: '10115' } });
  const german = store.client(null, { countryCode: 'DE' });
  const seen = async () => {
    const { freeDelivery, lineItems } = await shop.getBasket({ query });
    const { results } = await german.getProducts({ query: { Skus: ['CT-LOOSE'] } });
    return {
      offers: (await shop.getDeliveryOptions({ query })).results.map(({ id }) => id),
      freeFrom: freeDelivery?.amount,
      rates: [...lineItems, ...(results[0]?.variants ?? []).map((variant) => ({ variant }))].map(
        ({ variant }) => variant.taxRate,
      ),
    };
  };
  expect(await seen()).toEqual({ offers: [], freeFrom: undefined, rates: [undefined, undefined] });
  const choice = shop.chooseDeliveryOption({ query, body: { deliveryZoneOptionId: 'ger' } });
  expect((await refused(choice)).status).toBe(400);
  // That nothing is charged there is what a rate of 0 says.
  await store.db
    .insert(taxRates)
    .values({ countryCode: 'DE', taxClass: 'Standard', rateBasisPoints: 0, label: 'Export' });
  expect(await seen()).toEqual({ offers: ['ger'], freeFrom: 50_000, rates: [0, 0] });
});

test('a country without a reduced rate taxes reduced goods at its standard rate, and zero-rated ones at nothing [CHK-18]', async () => {
  const query = { anonymousId: await fillBasket(shop, counter.loose, 40) };
  const rateIn = async (countryCode: string, postalCode: string) => {
    await shop.setDeliveryAddress({ query, body: { ...address, countryCode, postalCode } });
    const { results } = await store.client(null, { countryCode }).getProducts({ query: { Skus: ['CT-LOOSE'] } });
    const rates = [(await shop.getBasket({ query })).lineItems[0]?.variant, results[0]?.variants[0]];
    return rates.map((variant) => variant?.taxRate);
  };
  const setClass = (taxClass: 'Reduced' | 'Zero') =>
    store.db.update(variants).set({ taxClass }).where(eq(variants.id, counter.loose));
  await setClass('Reduced');
  expect([await rateIn('GB', 'LS1 4AP'), await rateIn('IE', 'D02 X285')]).toEqual([
    [500, 500],
    [2300, 2300],
  ]);
  await setClass('Zero');
  expect([await rateIn('GB', 'LS1 4AP'), await rateIn('IE', 'D02 X285')]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
