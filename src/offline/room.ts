/** Below this a device counts as full: a browser needs some of it to write at all. */
const minRoomBytes = 1_000_000;

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

/** True where what is changed next may find no room. */
export const isFull = ({ used, most }: Room): boolean => most - used < minRoomBytes;
