/** A subscription to what stays as it is while the page lives. */
export const neverChanges = () => () => undefined;
