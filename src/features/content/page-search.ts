import * as z from 'zod/mini';

/** The page of a list in the address; whatever is wrong counts as the first. */
export const PageSearch = z.object({
  page: z.optional(z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))), undefined)),
});
