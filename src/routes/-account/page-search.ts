import * as z from 'zod/mini';

/** The `page` search param, from 1; anything else is ignored. */
export const pageSearch = {
  page: z.optional(z.catch(z.optional(z.int().check(z.gte(1), z.lte(100_000))), undefined)),
};
