import { describe, expect, test } from 'vitest';
import { zoneFor } from './zone.ts';

const zones = [
  { id: 'mainland', countryCodes: ['GB'], postcodePrefixes: [], priority: 0 },
  { id: 'highlands', countryCodes: ['GB'], postcodePrefixes: ['IV', 'KW', 'PA20'], priority: 10 },
  { id: 'birmingham', countryCodes: ['GB'], postcodePrefixes: ['B'], priority: 5 },
  { id: 'ireland', countryCodes: ['IE'], postcodePrefixes: [], priority: 0 },
];

const zoneOf = (countryCode: string, postalCode: string) => zoneFor(zones, { countryCode, postalCode })?.id ?? null;

describe('the delivery zone of an address', () => {
  test.each([
    ['GB', 'SW1A 1AA', 'mainland'],
    ['GB', 'iv2 3aa', 'highlands'],
    ['GB', 'PA20 9AB', 'highlands'],
    ['GB', 'PA2 9AB', 'mainland'],
    ['GB', 'B1 1AA', 'birmingham'],
    ['GB', 'BA1 1AA', 'mainland'],
    ['IE', 'D02 AF30', 'ireland'],
    ['US', '10001', null],
  ])('%s %s lies in %s [CHK-05]', (countryCode, postalCode, zone) => {
    expect(zoneOf(countryCode, postalCode)).toBe(zone);
  });

  test('without any zone nothing is delivered [CHK-05]', () => {
    expect(zoneFor([], { countryCode: 'GB', postalCode: 'SW1A 1AA' })).toBeNull();
  });
});
