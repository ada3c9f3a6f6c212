/** The hash that leads to the sizes matching a search, the first of which awaits its quantity. */
export const sizesHash = 'sizes';
