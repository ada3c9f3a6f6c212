import type { Database } from '#server/db/connect.ts';
import * as tables from '#server/db/schema.ts';

/** Makes a store that has one piece of everything, sells no more than it has, and does not say so before it is asked. */
export const keepOneOfEach = async (db: Database): Promise<void> => {
  await db.update(tables.stock).set({ quantity: 1 });
  await db.update(tables.storeSettings).set({ inventoryAvailability: 'None', isOutOfStockPurchaseEnabled: false });
};
