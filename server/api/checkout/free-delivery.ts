import { and, asc, eq } from 'drizzle-orm';
import type { Basket } from '#contract/basket.ts';
import type { Queryable } from '#server/db/database.ts';
import { deliveryCharges, deliveryOptions, deliveryZoneOptions, deliveryZones, taxRates } from '#server/db/schema.ts';
import { type Zone, zoneFor } from './zone.ts';

/** The charge for a parcel in a zone and a currency; collection options are left out. */
interface ParcelCharge {
  readonly zoneId: string;
  readonly currencyCode: string;
  readonly name: string;
  readonly chargeMinor: number;
  readonly freeFromMinor: number | null;
}

export interface DeliveryZones {
  /** With those of their countries for which the store has a tax rate. */
  readonly zones: readonly Zone[];
  /** In the store's order. */
  readonly charges: readonly ParcelCharge[];
}

export const loadDeliveryZones = async (db: Queryable): Promise<DeliveryZones> => {
  const [zones, taxed, charges] = await Promise.all([
    db.select().from(deliveryZones),
    db.select({ countryCode: taxRates.countryCode }).from(taxRates).where(eq(taxRates.taxClass, 'Standard')),
    db
      .select({
        zoneId: deliveryZoneOptions.zoneId,
        currencyCode: deliveryCharges.currencyCode,
        name: deliveryOptions.name,
        chargeMinor: deliveryCharges.chargeMinor,
        freeFromMinor: deliveryCharges.freeFromMinor,
      })
      .from(deliveryCharges)
      .innerJoin(deliveryZoneOptions, eq(deliveryZoneOptions.id, deliveryCharges.deliveryZoneOptionId))
      .innerJoin(deliveryOptions, eq(deliveryOptions.id, deliveryZoneOptions.deliveryOptionId))
      .where(and(eq(deliveryZoneOptions.isActive, true), eq(deliveryOptions.isCollection, false)))
      .orderBy(asc(deliveryZoneOptions.sortOrder), asc(deliveryZoneOptions.id)),
  ]);
  const isTaxed = new Set(taxed.map(({ countryCode }) => countryCode));
  return {
    zones: zones.map((zone) => ({ ...zone, countryCodes: zone.countryCodes.filter((code) => isTaxed.has(code)) })),
    charges,
  };
};

/** The delivery option for an address that becomes free at the lowest order value; null if none becomes free, or one always is. */
export const freeDeliveryOf = (
  { zones, charges }: DeliveryZones,
  address: { readonly countryCode: string; readonly postalCode: string },
  currencyCode: string,
): NonNullable<Basket['freeDelivery']> | null => {
  const zone = zoneFor(zones, address);
  const offered = charges.filter((one) => one.zoneId === zone?.id && one.currencyCode === currencyCode);
  if (offered.some(({ chargeMinor }) => chargeMinor === 0)) return null;
  const [soonest] = offered
    .flatMap(({ name, freeFromMinor }) =>
      freeFromMinor === null ? [] : [{ name, amount: freeFromMinor, currencyCode }],
    )
    .toSorted((a, b) => a.amount - b.amount);
  return soonest ?? null;
};
