import { expect, test } from 'vitest';
import { freeDeliveryOf } from './free-delivery.ts';

const zone = (id: string, postcodePrefixes: string[], priority: number) => ({
  id,
  countryCodes: ['GB'],
  postcodePrefixes,
  priority,
});
const charge = (
  zoneId: string,
  name: string,
  chargeMinor: number,
  freeFromMinor: number | null,
  currencyCode = 'GBP',
) => ({
  zoneId,
  name,
  chargeMinor,
  freeFromMinor,
  currencyCode,
});
const delivery = {
  zones: [zone('mainland', [], 1), zone('islands', ['HS'], 10), zone('counter', ['B1'], 20), zone('far', ['ZE'], 30)],
  charges: [
    charge('mainland', 'Next day', 695, 10_000),
    charge('mainland', 'Economy', 495, 5000),
    charge('mainland', 'Economy', 595, 6000, 'EUR'),
    charge('mainland', 'Pallet', 4500, null),
    charge('islands', 'Ferry', 995, 15_000),
    charge('counter', 'By bicycle', 0, null),
    charge('counter', 'Economy', 495, 5000),
    charge('far', 'Boat', 2500, null),
  ],
};
const at = (postalCode: string, currencyCode = 'GBP', countryCode = 'GB') =>
  freeDeliveryOf(delivery, { countryCode, postalCode }, currencyCode);

test('the way that the least goods make free, in the currency and the zone of the address', () => {
  expect(at('LS1 4DY')).toEqual({ name: 'Economy', amount: 5000, currencyCode: 'GBP' });
  expect(at('LS1 4DY', 'EUR')).toEqual({ name: 'Economy', amount: 6000, currencyCode: 'EUR' });
  expect(at('HS1 2XX')).toEqual({ name: 'Ferry', amount: 15_000, currencyCode: 'GBP' });
});

test('before there is an address, that of the whole country', () => {
  expect(at('')).toMatchObject({ name: 'Economy' });
});

test('none where nothing becomes free, where a parcel is free anyway, and where nothing is delivered', () => {
  expect(at('ZE1 0AA')).toBeNull();
  expect(at('B1 1AA')).toBeNull();
  expect(at('', 'GBP', 'FR')).toBeNull();
});
