/** What a shopper may search the catalogue for, in characters. A file without schemas: every page starts with it. */
export const maxSearchLength = 200;

/** What a shopper may search their orders for. */
export const maxOrderSearchLength = 100;
