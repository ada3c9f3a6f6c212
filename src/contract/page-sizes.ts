/** The most results on a page. */
export const maxPageSize = 200;

/** The page size of wishlists. */
export const wishlistPageSize = 50;

/** Products on a page of a listing. */
export const listPageSize = 24;
