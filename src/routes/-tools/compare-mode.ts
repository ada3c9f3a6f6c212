import { useSyncExternalStore } from 'react';
import { useChosen } from '#features/compare/use-chosen.ts';

// Ticks in every row of every list would be in the way of who does not compare.
let chosenMode: boolean | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const setMode = (isOn: boolean): void => {
  chosenMode = isOn;
  for (const listener of listeners) listener();
};

/** Whether rows of lists can be ticked to be compared: until it is switched, where something is chosen already. */
export const useCompareMode = (): readonly [isOn: boolean, set: (isOn: boolean) => void] => {
  const { chosen } = useChosen();
  const mode = useSyncExternalStore(
    subscribe,
    () => chosenMode,
    () => null,
  );
  return [mode ?? chosen.length > 0, setMode];
};
