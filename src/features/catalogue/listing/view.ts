import { useSyncExternalStore } from 'react';
import { formerListingViewKey, listingViewKey } from '#offline/storage-names.ts';
import { moveStored } from '#shopper/move-stored.ts';
import type { ListingView } from '#features/catalogue/stored-view.ts';
import { openStorage, writeStored } from '#shopper/stored.ts';
import { reportMissingPart } from '#ui/report-missing-part.ts';

const first: ListingView = { view: 'table', density: 'device' };
const listeners = new Set<() => void>();
let listingView = first;

const put = (choice: Partial<ListingView>): void => {
  listingView = { ...listingView, ...choice };
  for (const tell of listeners) tell();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The shopper's list preferences; stored on this device only, so the host renders the first ones. */
export const useListingView = (): ListingView =>
  useSyncExternalStore(
    subscribe,
    () => listingView,
    () => first,
  );

/** Restores the stored preferences; to be called after hydration, so that the first render matches the host's. */
export const recallListingView = (): void => {
  moveStored(formerListingViewKey, listingViewKey);
  if ((openStorage()?.getItem(listingViewKey) ?? null) === null) return;
  void import('#features/catalogue/stored-view.ts').then(({ readView }) => put(readView() ?? {}), reportMissingPart);
};

/** Sets a preference and stores it on this device. */
export const chooseListingView = (choice: Partial<ListingView>): void => {
  put(choice);
  // If storage is blocked, the choice lasts as long as the page.
  writeStored(listingViewKey, listingView);
};
