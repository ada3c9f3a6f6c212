import * as z from 'zod/mini';
import { proxy } from 'valtio';
import { formerListingViewKey, listingViewKey } from '#offline/storage-names.ts';
import { moveStored } from '#shopper/move-stored.ts';
import { readStored, writeStored } from '#shopper/stored.ts';

const View = z.object({
  view: z.catch(z.enum(['table', 'pictures']), 'table'),
  density: z.catch(z.enum(['comfortable', 'compact', 'device']), 'device'),
});
type View = z.infer<typeof View>;

/** The shopper's list preferences; stored on this device only. */
export const listingView = proxy<View>({ view: 'table', density: 'device' });

/** Restores the stored preferences; to be called after hydration, so that the first render matches the host's. */
export const recallListingView = (): void => {
  moveStored(formerListingViewKey, listingViewKey);
  Object.assign(listingView, readStored(View, listingViewKey));
};

/** Sets a preference and stores it on this device. */
export const chooseListingView = (choice: Partial<View>): void => {
  Object.assign(listingView, choice);
  // If storage is blocked, the choice lasts as long as the page.
  writeStored(listingViewKey, listingView);
};
