/** The page that a query asks for: its head in the answer, and its offset and limit. */
export interface PageOfResults {
  readonly head: { readonly pageNumber: number; readonly pageSize: number };
  readonly limit: number;
  readonly offset: number;
}

/** The first page, and the given size, by default. */
export const pageOf = (
  query: { readonly PageNumber?: number | undefined; readonly PageSize?: number | undefined },
  defaultSize: number,
): PageOfResults => {
  const { PageNumber: pageNumber = 1, PageSize: pageSize = defaultSize } = query;
  return { head: { pageNumber, pageSize }, limit: pageSize, offset: (pageNumber - 1) * pageSize };
};
