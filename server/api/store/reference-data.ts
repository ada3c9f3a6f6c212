import { getTableName } from 'drizzle-orm';
import { getMaterializedViewConfig } from 'drizzle-orm/pg-core';
import type { Menu, StoreSettings } from '#contract/store.ts';
import { type CategoryIndex, loadCategoryIndex } from '#server/api/catalogue/category-index.ts';
import { type AttributeRow, loadFilterableAttributes } from '#server/api/catalogue/filterable-attributes.ts';
import { type DeliveryZones, loadDeliveryZones } from '#server/api/checkout/free-delivery.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  attributeDefinitions,
  categories,
  categoryFacets,
  deliveryCharges,
  deliveryOptions,
  deliveryZoneOptions,
  deliveryZones,
  menuItems,
  minimumOrderPrices,
  storeSettings,
  taxRates,
} from '#server/db/schema.ts';
import { statementsOf } from '#server/db/statements.ts';
import { withoutCancellation } from '#server/db/cancellation.ts';
import { loadMainMenu } from './menu.ts';
import { readSettings } from './settings.ts';
import { type TaxRateOf, taxRateOf } from './tax-rates.ts';

/**
 * Maximum age of cached reference data, and so the longest delay until a process sees another one's changes. Usually it is
 * notified at once, as it is of its own changes.
 */
export const referenceMaxAgeMs = 5000;

/** Data that rarely changes and that nearly every request needs. It never includes prices and stock. */
export interface ReferenceData {
  readonly settings: StoreSettings;
  readonly mainMenu: Menu;
  readonly categories: CategoryIndex;
  readonly filterableAttributes: readonly AttributeRow[];
  /** In basis points, for the catalogue; carts and orders load tax rates with their prices. */
  readonly taxRateOf: TaxRateOf;
  readonly delivery: DeliveryZones;
}

const tables: ReadonlySet<string> = new Set([
  ...[
    attributeDefinitions,
    categories,
    deliveryCharges,
    deliveryOptions,
    deliveryZoneOptions,
    deliveryZones,
    menuItems,
    minimumOrderPrices,
    storeSettings,
    taxRates,
  ].map(getTableName),
  getMaterializedViewConfig(categoryFacets).name,
]);

/** The reference data of a store, cached for `maxAgeMs` or until one of its tables is written. */
export const createReferenceData = (db: Queryable, maxAgeMs: number): (() => Promise<ReferenceData>) => {
  let cached: { readonly data: ReferenceData; readonly readAt: number } | null = null;
  let reading: Promise<ReferenceData> | null = null;

  statementsOf(db).onWrite((table) => {
    if (table !== null && !tables.has(table)) return;
    cached = null;
    // A read in progress may have started before the write.
    reading = null;
  });

  const readAnew = (): Promise<ReferenceData> => {
    const readAt = performance.now();
    const mine = withoutCancellation(() => readReferenceData(db))
      .then((data) => {
        if (reading === mine) cached = { data, readAt };
        return data;
      })
      .finally(() => {
        if (reading === mine) reading = null;
      });
    return mine;
  };

  return () => {
    if (cached !== null && performance.now() - cached.readAt < maxAgeMs) return Promise.resolve(cached.data);
    reading ??= readAnew();
    return reading;
  };
};

const readReferenceData = async (db: Queryable): Promise<ReferenceData> => {
  const [settings, mainMenu, categoryIndex, filterableAttributes, rates, delivery] = await Promise.all([
    readSettings(db),
    loadMainMenu(db),
    loadCategoryIndex(db),
    loadFilterableAttributes(db),
    db.select().from(taxRates),
    loadDeliveryZones(db),
  ]);
  return {
    settings,
    mainMenu,
    categories: categoryIndex,
    filterableAttributes,
    taxRateOf: taxRateOf(rates),
    delivery,
  };
};
