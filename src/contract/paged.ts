import * as z from 'zod/mini';
import { maxPageSize } from './page-sizes.ts';

/** Page 1 is the first. */
export const paging = {
  PageNumber: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  PageSize: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxPageSize))),
};

/** The query of a call that only takes paging parameters. */
export const PageQuery = z.object(paging);
export type PageQuery = z.infer<typeof PageQuery>;

/** One page of results with the total over all pages. */
export const paged = <S extends z.ZodMiniType>(result: S) =>
  z.object({ results: z.array(result), total: z.int(), pageNumber: z.int(), pageSize: z.int() });

/** All results at once. */
export const listed = <S extends z.ZodMiniType>(result: S) => z.object({ results: z.array(result) });
