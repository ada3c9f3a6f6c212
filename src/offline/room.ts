import { isOutOfRoom } from '#offline/reads/make-room.ts';
import { roomCache } from './storage-names.ts';

/** Below this a device counts as full: a browser needs some of it to write at all. */
const minRoomBytes = 1_000_000;

/** What is written to see whether there is room: many changes take no more. */
const probeBytes = 64_000;

/** How much a browser lets this site store, in bytes, as it estimates. */
export interface Room {
  readonly used: number;
  readonly most: number;
}

/** The browser's estimate; null where it gives none. */
export const readRoom = async (): Promise<Room | null> => {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return usage === undefined || quota === undefined ? null : { used: usage, most: quota };
};

const isShort = (room: Room | null): boolean => room !== null && room.most - room.used < minRoomBytes;

/** Browsers estimate a quota that tells nothing of the device, so something is written, and deleted at once. */
const takesMore = async (): Promise<boolean> => {
  if (typeof caches === 'undefined') return true;
  try {
    const cache = await caches.open(roomCache);
    await cache.put('/room', new Response(new Uint8Array(probeBytes)));
    return true;
  } catch (error) {
    return !isOutOfRoom(error);
  } finally {
    await caches.delete(roomCache).catch(() => false);
  }
};

/** True where what is changed next may find no room. */
export const isDeviceFull = async (): Promise<boolean> => isShort(await readRoom()) || !(await takesMore());
