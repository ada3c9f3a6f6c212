import * as z from 'zod/mini';
import { proxy } from 'valtio';

const View = z.object({
  view: z.catch(z.enum(['table', 'pictures']), 'table'),
  density: z.catch(z.enum(['comfortable', 'compact', 'device']), 'device'),
});
type View = z.infer<typeof View>;

const storageKey = 'tradecounter.listing-view';

/** The shopper's list preferences; stored on this device only. */
export const listingView = proxy<View>({ view: 'table', density: 'device' });

/** Restores the stored preferences; to be called after hydration, so that the first render matches the host's. */
export const recallListingView = (): void => {
  try {
    const kept = z.safeParse(View, JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
    if (kept.success) Object.assign(listingView, kept.data);
  } catch {
    // Storage is blocked or holds something else: keep the defaults.
  }
};

/** Sets a preference and stores it on this device. */
export const chooseListingView = (choice: Partial<View>): void => {
  Object.assign(listingView, choice);
  try {
    localStorage.setItem(storageKey, JSON.stringify(listingView));
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
};
