/** Where the system sends what somebody shares with the shop. The manifest names it, the worker answers, and where none is there the host. */
export const shareAddress = '/quick-order/share';

/** Names of that form's fields, as the manifest gives them. */
export const shareFields = { title: 'title', text: 'text', files: 'files' } as const;

/** Where both lead: to the pad, which takes what was kept. */
export const sharedAddress = '/quick-order';

/** The same where nothing was kept. */
export const shareMissedAddress = '/quick-order?shared=missed';
