import { isOutOfRoom } from '#offline/reads/make-room.ts';
import { roomCache } from './storage-names.ts';

/** With less than this a device counts as full: a browser needs some room to write at all. */
const minRoomBytes = 1_000_000;

/** How much is written to test for room: enough for many changes. */
const probeBytes = 64_000;

/** How much a browser lets this site store, in bytes, by its own estimate. */
export interface Room {
  readonly used: number;
  readonly most: number;
}

/** The browser's estimate; null if it gives none. */
export const readRoom = async (): Promise<Room | null> => {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return usage === undefined || quota === undefined ? null : { used: usage, most: quota };
};

const isShort = (room: Room | null): boolean => room !== null && room.most - room.used < minRoomBytes;

/** Browsers estimate a quota that says nothing about the device, so this writes something and deletes it at once. */
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

/** True if the next change may find no room. */
export const isDeviceFull = async (): Promise<boolean> => isShort(await readRoom()) || !(await takesMore());
