import { useSyncExternalStore } from 'react';

// Checkboxes in every row of every list would get in the way of shoppers who don't compare.
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

/** Sets the mode that applies until the shopper switches it: on if products are already chosen. */
export const beginCompareMode = (isOn: boolean): void => {
  isOnAtFirst = isOn;
  tell();
};

/** Whether list rows show a checkbox for comparing. */
export const useCompareMode = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => switched ?? isOnAtFirst,
    () => false,
  );
