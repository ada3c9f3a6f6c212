/** Where the system posts content shared with the shop. The manifest names it; the worker handles it or, without one, the host. */
export const shareAddress = '/quick-order/share';

/** Field names of that form, as declared in the manifest. */
export const shareFields = { title: 'title', text: 'text', files: 'files' } as const;

/** Where the worker redirects: to the order pad, which picks up the saved content. */
export const sharedAddress = '/quick-order';

/** Where worker and host redirect if nothing was saved. */
export const shareMissedAddress = '/quick-order?shared=missed';
