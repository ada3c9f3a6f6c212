/** The requested page: its head for the answer, and the offset and limit for the query. */
export interface PageOfResults {
  readonly head: { readonly pageNumber: number; readonly pageSize: number };
  readonly limit: number;
  readonly offset: number;
}

/** Defaults to the first page and the given size. */
export const pageOf = (
  query: { readonly PageNumber?: number | undefined; readonly PageSize?: number | undefined },
  defaultSize: number,
): PageOfResults => {
  const { PageNumber: pageNumber = 1, PageSize: pageSize = defaultSize } = query;
  return { head: { pageNumber, pageSize }, limit: pageSize, offset: (pageNumber - 1) * pageSize };
};
