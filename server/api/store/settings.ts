import { eq, asc } from 'drizzle-orm';
import type { StoreSettings } from '#contract/store.ts';
import type { Queryable } from '#server/db/database.ts';
import { minimumOrderPrices, storeSettings } from '#server/db/schema.ts';

/** The store's settings, cached for `maxAgeMs`. */
export const createSettings = (db: Queryable, maxAgeMs: number): (() => Promise<StoreSettings>) => {
  let cached: { readonly settings: StoreSettings; readonly readAt: number } | null = null;
  let reading: Promise<StoreSettings> | null = null;

  const readAnew = async (): Promise<StoreSettings> => {
    try {
      const settings = await readSettings(db);
      cached = { settings, readAt: performance.now() };
      return settings;
    } finally {
      reading = null;
    }
  };

  return () => {
    if (cached !== null && performance.now() - cached.readAt < maxAgeMs) return Promise.resolve(cached.settings);
    reading ??= readAnew();
    return reading;
  };
};

/** Reads the settings as the contract has them. */
export const readSettings = async (db: Queryable): Promise<StoreSettings> => {
  const [[row], minimums] = await Promise.all([
    db.select().from(storeSettings).where(eq(storeSettings.id, 'store')),
    db.select().from(minimumOrderPrices).orderBy(asc(minimumOrderPrices.currencyCode)),
  ]);
  if (row === undefined) throw new Error('The database holds no store settings: it was never seeded.');
  const { id: _, updatedAt: __, ...settings } = row;
  return {
    ...settings,
    minimumOrderPrices: minimums.map(({ currencyCode, amountMinor }) => ({ amount: amountMinor, currencyCode })),
  };
};
