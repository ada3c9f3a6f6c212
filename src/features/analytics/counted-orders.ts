import * as z from 'zod/mini';
import { countedOrdersKey } from '#offline/storage-names.ts';
import { readStored, removeStored, writeStored } from '#shopper/stored.ts';

/** How many recently counted orders to remember; older ones are rejected by their age instead. */
const maxCounted = 20;

/** A confirmation opened later than this after its order doesn't count as a purchase. */
const purchaseMs = 60 * 60 * 1000;

/** True once for each new order: a confirmation may be reloaded or reopened. */
export const isCountedFirst = ({
  publicId,
  createdAt,
}: {
  readonly publicId: string;
  readonly createdAt: string;
}): boolean => {
  if (Date.now() - Date.parse(createdAt) > purchaseMs) return false;
  const counted = readStored(z.array(z.string()), countedOrdersKey) ?? [];
  if (counted.includes(publicId)) return false;
  writeStored(countedOrdersKey, [...counted, publicId].slice(-maxCounted));
  return true;
};

/** Deletes the record of counted orders. */
export const clearCountedOrders = (): void => removeStored(countedOrdersKey);
