import { proxy } from 'valtio';
import { formerListingViewKey, listingViewKey } from '#offline/storage-names.ts';
import { moveStored } from '#shopper/move-stored.ts';
import type { ListingView } from '#features/catalogue/stored-view.ts';
import { openStorage, writeStored } from '#shopper/stored.ts';
import { reportMissingPart } from '#ui/report-missing-part.ts';

/** The shopper's list preferences; stored on this device only. */
export const listingView = proxy<ListingView>({ view: 'table', density: 'device' });

/** Restores the stored preferences; to be called after hydration, so that the first render matches the host's. */
export const recallListingView = (): void => {
  moveStored(formerListingViewKey, listingViewKey);
  if ((openStorage()?.getItem(listingViewKey) ?? null) === null) return;
  void import('#features/catalogue/stored-view.ts').then(
    ({ readView }) => Object.assign(listingView, readView()),
    reportMissingPart,
  );
};

/** Sets a preference and stores it on this device. */
export const chooseListingView = (choice: Partial<ListingView>): void => {
  Object.assign(listingView, choice);
  // If storage is blocked, the choice lasts as long as the page.
  writeStored(listingViewKey, listingView);
};
