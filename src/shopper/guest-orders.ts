import { createStore, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { guestOrderDatabase } from '#offline/storage-names.ts';
import { Id } from '#contract/primitives.ts';

/** The key to a guest's order: whoever knows the anonymousId may read its confirmation and pay for it. */
const GuestOrder = z.object({ orderId: Id, anonymousId: Id });
const GuestOrders = z.array(GuestOrder);

/** Older ones are dropped. */
const limit = 10;

const store = () => createStore(guestOrderDatabase, 'orders');

const readAll = async (): Promise<z.infer<typeof GuestOrders>> => {
  const parsed = z.safeParse(GuestOrders, await get('placed', store()).catch(() => undefined));
  return parsed.success ? parsed.data : [];
};

/** The anonymousId with which this device placed an order as a guest, or null. */
export const readGuestOrderKey = async (orderId: string): Promise<string | null> =>
  (await readAll()).find((order) => order.orderId === orderId)?.anonymousId ?? null;

/** Stores the key to a guest's order, so that its confirmation survives a reload. */
export const saveGuestOrderKey = async (orderId: string, anonymousId: string): Promise<void> => {
  const others = (await readAll()).filter((order) => order.orderId !== orderId);
  await set('placed', [{ orderId, anonymousId }, ...others].slice(0, limit), store());
};

/** The latest order that this device placed as a guest, or null. */
export const readLastGuestOrderId = async (): Promise<string | null> => (await readAll())[0]?.orderId ?? null;
