import * as z from 'zod/mini';

/** The page number in the URL; an invalid one means the first page. */
export const PageSearch = z.object({
  page: z.optional(z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))), undefined)),
});
