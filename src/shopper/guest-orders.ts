import { createStore, get, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { guestOrderDatabase } from '#offline/storage-names.ts';
import { Id } from '#contract/primitives.ts';

/** The key to a guest's order: whoever knows the anonymousId may read its confirmation and pay for it. */
const GuestOrder = z.object({ orderId: Id, anonymousId: Id });
const GuestOrders = z.array(GuestOrder);
type GuestOrders = z.infer<typeof GuestOrders>;

/** Older ones are dropped. */
const limit = 10;

/** Placed by this page on a device that could not store their keys. */
let unstored: GuestOrders = [];

const store = () => createStore(guestOrderDatabase, 'orders');

const ordersOf = (record: unknown): GuestOrders => {
  const parsed = z.safeParse(GuestOrders, record);
  return parsed.success ? parsed.data : [];
};

const readStored = async (): Promise<GuestOrders> => {
  try {
    return ordersOf(await get('placed', store()));
  } catch {
    return [];
  }
};

const readAll = async (): Promise<GuestOrders> => [...unstored, ...(await readStored())];

/** The anonymousId with which this device placed an order as a guest, or null. */
export const readGuestOrderKey = async (orderId: string): Promise<string | null> =>
  (await readAll()).find((order) => order.orderId === orderId)?.anonymousId ?? null;

/** Stores the key to a guest's order, so that its confirmation survives a reload; in memory if the device stores nothing. */
export const saveGuestOrderKey = async (orderId: string, anonymousId: string): Promise<void> => {
  const placed = { orderId, anonymousId };
  try {
    // In one transaction, so that two tabs don't lose each other's.
    await update(
      'placed',
      (record) => [placed, ...ordersOf(record).filter((order) => order.orderId !== orderId)].slice(0, limit),
      store(),
    );
  } catch {
    // The order exists all the same: it must be shown and paid for.
    unstored = [placed, ...unstored];
  }
};

/** The latest order that this device placed as a guest, or null. */
export const readLastGuestOrderId = async (): Promise<string | null> => (await readAll())[0]?.orderId ?? null;
