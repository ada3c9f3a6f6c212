/** The hash that leads to the sizes of a product that match a search; the quantity of the first one receives the focus. */
export const sizesHash = 'sizes';
