import * as z from 'zod/mini';
import { proxy } from 'valtio';

const View = z.object({
  view: z.catch(z.enum(['table', 'pictures']), 'table'),
  density: z.catch(z.enum(['comfortable', 'compact', 'device']), 'device'),
});
type View = z.infer<typeof View>;

const storageKey = 'tradecounter.listing-view';

/** How this shopper likes lists: as a table or by pictures, roomy or compact. No server knows. */
export const listingView = proxy<View>({ view: 'table', density: 'device' });

/** Takes over what was chosen on this device; to be called once the page is awake. */
export const recallListingView = (): void => {
  try {
    const kept = z.safeParse(View, JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
    if (kept.success) Object.assign(listingView, kept.data);
  } catch {
    // Storage is blocked or holds something else: the defaults stand.
  }
};

/** Chooses a view or density and keeps the choice on this device. */
export const chooseListingView = (choice: Partial<View>): void => {
  Object.assign(listingView, choice);
  try {
    localStorage.setItem(storageKey, JSON.stringify(listingView));
  } catch {
    // The choice then lasts as long as the page.
  }
};
