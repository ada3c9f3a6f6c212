import * as z from 'zod/mini';

/** `redirect_url` is where the shopper wanted to go; whatever is no text is left out. */
export const redirectSearch = { redirect_url: z.optional(z.catch(z.optional(z.string()), undefined)) };
