// Every name under which the shop stores something in a browser. One form: the prefix, then words joined by dashes. If a name changes, it
// must be moved once on each device (`moveStored`), or what is stored under it is lost.

/** Prefix of every name, which distinguishes ours from others. */
export const ourPrefix = 'tradecounter-';

// Databases (IndexedDB). No cache may have the same name: code that clears one by name must not hit the other.
export const journalDatabase = 'tradecounter-journal';
export const answerDatabase = 'tradecounter-answers';
export const draftDatabase = 'tradecounter-drafts';
export const guestOrderDatabase = 'tradecounter-guest-orders';
export const partDatabase = 'tradecounter-parts';
export const quickOrderDatabase = 'tradecounter-quick-order';
export const sessionDatabase = 'tradecounter-session';

// Keys of localStorage. index.html reads the look before the first frame.
export const contactDraftKey = 'tradecounter-contact-draft';
export const countedOrdersKey = 'tradecounter-counted-orders';
export const waitingEventsKey = 'tradecounter-waiting-events';
export const bootCacheKey = 'tradecounter-boot';
export const compareKey = 'tradecounter-compare';
export const configurationKey = 'tradecounter-configuration';
export const guestViewsKey = 'tradecounter-guest-views';
export const installKey = 'tradecounter-install';
export const listingViewKey = 'tradecounter-listing-view';
export const lookKey = 'tradecounter-look';
export const recentSearchesKey = 'tradecounter-recent-searches';
export const savedSearchesKey = 'tradecounter-saved-searches';
export const savedSetsKey = 'tradecounter-saved-sets';
export const scanKey = 'tradecounter-scan';
export const updateLaterKey = 'tradecounter-update-later';

// Keys of version 0.1.0.
export const formerListingViewKey = 'tradecounter.listing-view';
export const formerRecentSearchesKey = 'tradecounter.recent-searches';

// Keys of sessionStorage.
export const anonymousIdKey = 'tradecounter-anonymous-id';
export const launchedFilesKey = 'tradecounter-launched-files';
export const reloadKey = 'tradecounter-reload';
export const updateAcceptedKey = 'tradecounter-update-accepted';

// Caches (Cache Storage).
export const shellCache = 'tradecounter-shell';
export const oldAssetsCache = 'tradecounter-assets-prev';
export const configurationCache = 'tradecounter-configuration';
export const imageCache = 'tradecounter-images';
export const iconCache = 'tradecounter-icons';
export const scannerCache = 'tradecounter-scanner';
// Holds a probe for a moment, to test for room.
export const roomCache = 'tradecounter-room';
export const catalogueCachePrefix = 'tradecounter-catalogue-';
export const savedCachePrefix = 'tradecounter-saved-';
export const viewCachePrefix = 'tradecounter-views-';

// Channels between tabs and worker, and the tags of Background Sync and Periodic Background Sync.
export const journalChannel = 'tradecounter-journal';
export const orderDraftChannel = 'tradecounter-order-draft';
export const journalSyncTag = 'tradecounter-journal';
export const refreshTag = 'tradecounter-refresh';
export const sessionChannel = 'tradecounter-session';
export const updateChannel = 'tradecounter-update';
