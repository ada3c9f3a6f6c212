import type { Database } from '#server/db/connect.ts';
import * as tables from '#server/db/schema.ts';

/** Gives a store one piece of everything, and makes it sell no more than it has and not show its stock beforehand. */
export const keepOneOfEach = async (db: Database): Promise<void> => {
  await db.update(tables.stock).set({ quantity: 1 });
  await db.update(tables.storeSettings).set({ inventoryAvailability: 'None', isOutOfStockPurchaseEnabled: false });
};
