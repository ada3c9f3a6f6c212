import { type SearchValues, wholeOf, withoutUndefined } from '#shopper/visit/search-values.ts';

/** The `page` search param, from 1; anything else is ignored. */
export const pageSearch = ({ page }: SearchValues): { page?: number | undefined } =>
  withoutUndefined({ page: wholeOf(page, 1, 100_000) });
