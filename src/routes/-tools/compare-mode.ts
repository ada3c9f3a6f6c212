import { useSyncExternalStore } from 'react';

// Ticks in every row of every list would be in the way of who does not compare.
let switched: boolean | null = null;
let isOnAtFirst = false;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const switchCompareMode = (isOn: boolean): void => {
  switched = isOn;
  tell();
};

/** Until it is switched, products are compared where something is chosen already. */
export const beginCompareMode = (isOn: boolean): void => {
  isOnAtFirst = isOn;
  tell();
};

/** Whether rows of lists can be ticked to be compared. */
export const useCompareMode = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => switched ?? isOnAtFirst,
    () => false,
  );
