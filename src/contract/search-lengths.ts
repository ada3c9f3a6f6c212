/** What a shopper may search the catalogue for, in characters. A file without schemas: every page starts with it. */
export const maxSearchLength = 200;

/** One entry of a filter, such as `size:M8`. */
export const maxFilterLength = 200;

/** What a shopper may search their orders for. */
export const maxOrderSearchLength = 100;

/** The most filters of one list. */
export const maxFilters = 60;
