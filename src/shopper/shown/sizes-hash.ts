/** Leads to the sizes of a product that a search asked for: the first of them waits for its quantity. */
export const sizesHash = 'sizes';
