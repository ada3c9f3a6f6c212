/** A `useSyncExternalStore` subscription to a value that never changes while the page lives. */
export const neverChanges = () => () => undefined;
