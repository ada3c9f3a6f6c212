import { guestViewsKey } from '#offline/storage-names.ts';
import { removeStored, writeStored } from '#shopper/stored.ts';

const maxViews = 8;

/** A view of a guest whom the store doesn't know. */
export interface GuestView {
  readonly productId: string;
  readonly productVariantId: string;
}

/** Stores the latest views on this device, latest first. */
export const writeGuestViews = (views: readonly GuestView[]): void => {
  writeStored(guestViewsKey, views.slice(0, maxViews));
};

export const removeGuestViews = (): void => removeStored(guestViewsKey);
