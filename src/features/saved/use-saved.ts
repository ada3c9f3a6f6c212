import { useSyncExternalStore } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { readSets, type SavedSet, subscribeSets } from './saved-set.ts';
import { type Progress, progressOf, subscribeProgress } from './saving.ts';

const none: readonly SavedSet[] = [];

/** What this shopper saved on this device, the latest first. */
export const useSavedSets = (): readonly SavedSet[] => {
  const { audience } = useShop();
  return useSyncExternalStore(
    subscribeSets,
    () => readSets(audience),
    () => none,
  );
};

/** How far the fetching of a set is, or null. */
export const useProgress = (cacheName: string): Progress | null =>
  useSyncExternalStore(
    subscribeProgress,
    () => progressOf(cacheName),
    () => null,
  );
