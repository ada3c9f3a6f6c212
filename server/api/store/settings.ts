import { eq, asc } from 'drizzle-orm';
import type { StoreSettings } from '#contract/store.ts';
import type { Queryable } from '#server/db/database.ts';
import { minimumOrderPrices, storeSettings } from '#server/db/schema.ts';

/** Reads the settings in the contract's shape. */
export const readSettings = async (db: Queryable): Promise<StoreSettings> => {
  const [[row], minimums] = await Promise.all([
    db.select().from(storeSettings).where(eq(storeSettings.id, 'store')),
    db.select().from(minimumOrderPrices).orderBy(asc(minimumOrderPrices.currencyCode)),
  ]);
  if (row === undefined) throw new Error('The database contains no store: the table store_settings is empty.');
  const { id: _, updatedAt: __, seller: ___, ...settings } = row;
  return {
    ...settings,
    minimumOrderPrices: minimums.map(({ currencyCode, amountMinor }) => ({ amount: amountMinor, currencyCode })),
  };
};
