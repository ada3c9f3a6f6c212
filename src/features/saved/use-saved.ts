import { useSyncExternalStore } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { readSets, type SavedSet, subscribeSets } from './saved-set.ts';
import { type Progress, progressOf, subscribeProgress } from './saving.ts';

const none: readonly SavedSet[] = [];

/** The sets that this shopper saved on this device, latest first. */
export const useSavedSets = (): readonly SavedSet[] => {
  const { audience } = useShop();
  return useSyncExternalStore(
    subscribeSets,
    () => readSets(audience),
    () => none,
  );
};

/** The progress of fetching a set, or null. */
export const useProgress = (cacheName: string): Progress | null =>
  useSyncExternalStore(
    subscribeProgress,
    () => progressOf(cacheName),
    () => null,
  );
