import { type SearchValues, wholeOf, withoutUndefined } from '#shopper/visit/search-values.ts';

/** The page number in the URL; an invalid one means the first page. */
export const pageSearch = ({ page }: SearchValues): { page?: number | undefined } =>
  withoutUndefined({ page: wholeOf(page, 1, 10_000) });
