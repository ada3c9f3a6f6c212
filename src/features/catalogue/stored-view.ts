import * as z from 'zod/mini';
import { listingViewKey } from '#offline/storage-names.ts';
import { readStored } from '#shopper/stored.ts';

const ListingView = z.object({
  view: z.catch(z.enum(['table', 'pictures']), 'table'),
  density: z.catch(z.enum(['comfortable', 'compact', 'device']), 'device'),
});
export type ListingView = z.infer<typeof ListingView>;

/** The list preferences that this device stores. */
export const readView = (): ListingView | null => readStored(ListingView, listingViewKey);
