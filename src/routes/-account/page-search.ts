import { given, wholeOf, type SearchValues } from '#shopper/visit/search-values.ts';

/** The `page` search param, from 1; anything else is ignored. */
export const pageSearch = ({ page }: SearchValues): { page?: number | undefined } =>
  given({ page: wholeOf(page, 1, 100_000) });
