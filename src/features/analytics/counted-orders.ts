import * as z from 'zod/mini';
import { countedOrdersKey } from '#offline/storage-names.ts';
import { readStored, removeStored, writeStored } from '#shopper/stored.ts';

/** Orders that were counted lately; older ones are not counted when their confirmation is opened again. */
const maxCounted = 20;

/** A confirmation that is opened later than this after its order is not the end of a purchase. */
const purchaseMs = 60 * 60 * 1000;

/** True once for each new order: a confirmation may be reloaded and opened again. */
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
