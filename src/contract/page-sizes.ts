/** The page size of wishlists. */
export const wishlistPageSize = 50;

/** Products on a page of a listing. */
export const listPageSize = 24;
