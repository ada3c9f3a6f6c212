import type { Queryable } from '#server/db/database.ts';
import { deliveryCharges, deliveryOptions, deliveryZoneOptions, deliveryZones } from '#server/db/schema.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { seedId } from '#server/db/seed/random.ts';

const options = [
  ['next-day', 'Next working day', 'Order by 17:30, delivered before 18:00 the next working day.', 'Parcelway'],
  ['timed', 'Before 10:30', 'Delivered before 10:30 the next working day, signed for.', 'Parcelway'],
  ['economy', 'Economy', 'Our cheapest, in two to three working days.', 'Parcelway'],
  ['pallet', 'Pallet, kerbside', 'For boards, bags and lengths over 2.4 m. The driver will ring ahead.', 'Haulbridge'],
  [
    'collection',
    'Collect from the counter',
    'Ready in an hour, 06:30 to 17:00 Monday to Friday, 07:00 to 12:00 Saturday.',
    null,
  ],
  ['offshore', 'Highlands and islands', 'By road and ferry, in three to five working days.', 'Parcelway'],
  ['road', 'International road', 'Tracked by road, duties paid.', 'Eurohaul'],
  ['air', 'International air', 'Tracked by air. Duties are paid by the receiver.', 'Skyparcel'],
] as const;

type Code = (typeof options)[number][0];

/** Minimum and maximum days, pounds, and the spend in pounds from which it is free. */
type Offer = readonly [code: Code, daysMin: number, daysMax: number, pounds: number, freeFrom: number | null];

const at = (hour: number, minute = 0): number => hour * 60 + minute;

/** The cut-off times for dispatch on the same day. */
const cutOffs: Readonly<Record<Code, number>> = {
  'next-day': at(17, 30),
  timed: at(17, 30),
  economy: at(16),
  pallet: at(12),
  collection: at(16),
  offshore: at(15),
  road: at(14),
  air: at(14),
};

const zones: readonly {
  name: string;
  countries: readonly string[];
  prefixes?: readonly string[];
  priority: number;
  /** The most popular option. */
  usual: Code;
  offers: readonly Offer[];
}[] = [
  {
    name: 'Great Britain mainland',
    countries: ['GB'],
    priority: 1,
    usual: 'next-day',
    offers: [
      ['economy', 2, 3, 4.95, 50],
      ['next-day', 1, 1, 6.95, 100],
      ['timed', 1, 1, 14.95, null],
      ['pallet', 2, 4, 45, null],
      ['collection', 0, 0, 0, null],
    ],
  },
  {
    name: 'Highlands, islands and Northern Ireland',
    countries: ['GB'],
    prefixes: ['BT', 'HS', 'IM', 'IV', 'JE', 'GY', 'KW', 'PH', 'ZE', 'PO3', 'PO4', 'TR2', 'KA2'],
    priority: 10,
    usual: 'offshore',
    offers: [
      ['offshore', 3, 5, 9.95, 150],
      ['pallet', 4, 7, 95, null],
      ['collection', 0, 0, 0, null],
    ],
  },
  {
    name: 'Ireland',
    countries: ['IE'],
    priority: 1,
    usual: 'road',
    offers: [
      ['road', 2, 4, 9.95, 150],
      ['pallet', 4, 6, 85, null],
    ],
  },
  {
    name: 'France and Germany',
    countries: ['FR', 'DE'],
    priority: 1,
    usual: 'road',
    offers: [['road', 3, 6, 14.95, 250]],
  },
  { name: 'United States', countries: ['US'], priority: 1, usual: 'air', offers: [['air', 5, 9, 29.95, 500]] },
];

/** Round figures for each price list, not converted at a daily rate. */
const inCurrencies = (pounds: number): Record<string, number> => ({
  GBP: Math.round(pounds * 100),
  EUR: Math.round(pounds * 1.2 * 20) * 5,
  USD: Math.round(pounds * 1.3 * 20) * 5,
});

export const zoneOptionId = (zone: string, code: string): string => seedId('delivery-zone-option', `${zone}/${code}`);

export async function insertDelivery(db: Queryable): Promise<void> {
  await insertRows(
    db,
    deliveryOptions,
    options.map(([code, name, description, carrier]) => ({
      id: seedId('delivery-option', code),
      code,
      name,
      description,
      carrier,
      isCollection: code === 'collection',
    })),
  );
  await insertRows(
    db,
    deliveryZones,
    zones.map(({ name, countries, prefixes = [], priority }) => ({
      id: seedId('delivery-zone', name),
      name,
      countryCodes: [...countries],
      postcodePrefixes: [...prefixes],
      priority,
    })),
  );
  const offered = zones.flatMap(({ name, usual, offers }) =>
    offers.map((offer, index) => ({ name, usual, offer, index })),
  );
  await insertRows(
    db,
    deliveryZoneOptions,
    offered.map(({ name, usual, offer: [code, estimatedDaysMin, estimatedDaysMax], index }) => ({
      id: zoneOptionId(name, code),
      zoneId: seedId('delivery-zone', name),
      deliveryOptionId: seedId('delivery-option', code),
      estimatedDaysMin,
      estimatedDaysMax,
      sortOrder: index + 1,
      cutOffMinute: cutOffs[code],
      isUsual: code === usual,
    })),
  );
  await insertRows(
    db,
    deliveryCharges,
    offered.flatMap(({ name, offer: [code, , , pounds, freeFrom] }) => {
      const free = freeFrom === null ? null : inCurrencies(freeFrom);
      return Object.entries(inCurrencies(pounds)).map(([currencyCode, chargeMinor]) => ({
        deliveryZoneOptionId: zoneOptionId(name, code),
        currencyCode,
        chargeMinor,
        freeFromMinor: free?.[currencyCode] ?? null,
      }));
    }),
  );
}
