import { and, asc, eq, sql } from 'drizzle-orm';
import type { DeliveryZoneOption } from '#contract/checkout.ts';
import type { Queryable } from '#server/db/database.ts';
import { deliveryCharges, deliveryOptions, deliveryZoneOptions, deliveryZones } from '#server/db/schema.ts';
import { moneyIn } from '#server/api/basket/money.ts';
import { isTaxable } from '#server/api/store/tax-rates.ts';
import { deliveryDays } from './delivery-days.ts';
import { zoneFor } from './zone.ts';

/** A delivery option in the zone of an address, with its charge in one currency. */
export interface DeliveryOffer {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly carrier: string | null;
  readonly estimatedDaysMin: number;
  readonly estimatedDaysMax: number;
  readonly isCollection: boolean;
  readonly chargeMinor: number;
  readonly freeFromMinor: number | null;
  readonly cutOffMinute: number | null;
  readonly isUsual: boolean;
}

/**
 * The delivery options for an address, in the store's order. One without a charge in the currency is not offered, and none to
 * a country for which the store has no tax rate.
 */
export const loadDeliveryOffers = async (
  db: Queryable,
  address: { readonly countryCode: string; readonly postalCode: string },
  currencyCode: string,
): Promise<DeliveryOffer[]> => {
  const inCountry = sql`${address.countryCode} = any(${deliveryZones.countryCodes})`;
  const zone = zoneFor(await db.select().from(deliveryZones).where(inCountry), address);
  if (zone === null) return [];
  return db
    .select({
      id: deliveryZoneOptions.id,
      name: deliveryOptions.name,
      description: deliveryOptions.description,
      carrier: deliveryOptions.carrier,
      estimatedDaysMin: deliveryZoneOptions.estimatedDaysMin,
      estimatedDaysMax: deliveryZoneOptions.estimatedDaysMax,
      isCollection: deliveryOptions.isCollection,
      chargeMinor: deliveryCharges.chargeMinor,
      freeFromMinor: deliveryCharges.freeFromMinor,
      cutOffMinute: deliveryZoneOptions.cutOffMinute,
      isUsual: deliveryZoneOptions.isUsual,
    })
    .from(deliveryZoneOptions)
    .innerJoin(deliveryOptions, eq(deliveryOptions.id, deliveryZoneOptions.deliveryOptionId))
    .innerJoin(
      deliveryCharges,
      and(
        eq(deliveryCharges.deliveryZoneOptionId, deliveryZoneOptions.id),
        eq(deliveryCharges.currencyCode, currencyCode),
      ),
    )
    .where(
      and(
        eq(deliveryZoneOptions.zoneId, zone.id),
        eq(deliveryZoneOptions.isActive, true),
        isTaxable(db, address.countryCode),
      ),
    )
    .orderBy(asc(deliveryZoneOptions.sortOrder), asc(deliveryZoneOptions.id));
};

/** An option in the contract's shape, with its charge for this basket and the days on which an order placed now arrives. */
export const deliveryOptionView = (
  offer: DeliveryOffer,
  chargeMinor: number,
  currencyCode: string,
  now: Date,
): DeliveryZoneOption => ({
  id: offer.id,
  deliveryOption: {
    name: offer.name,
    description: offer.description,
    carrier: offer.carrier,
    estimatedDaysMin: offer.estimatedDaysMin,
    estimatedDaysMax: offer.estimatedDaysMax,
    isCollection: offer.isCollection,
    ...deliveryDays(offer, now),
    charge: moneyIn(currencyCode)(chargeMinor),
  },
  isUsual: offer.isUsual,
});
