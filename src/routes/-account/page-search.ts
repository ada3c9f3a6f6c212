import * as z from 'zod/mini';

/** The `page` search param, counting from 1; any other value is ignored. */
export const pageSearch = {
  page: z.optional(z.catch(z.optional(z.int().check(z.gte(1), z.lte(100_000))), undefined)),
};
