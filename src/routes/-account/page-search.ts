import * as z from 'zod/mini';

/** `page` of a list, from 1; anything else is left out. */
export const pageSearch = {
  page: z.optional(z.catch(z.optional(z.int().check(z.gte(1), z.lte(100_000))), undefined)),
};
