import * as z from 'zod/mini';

/** `redirect_url` is the page the shopper wanted; any value but a string is ignored. */
export const redirectSearch = { redirect_url: z.optional(z.catch(z.optional(z.string()), undefined)) };
