/** The page that a query asks for: what the answer says of it, and where it lies in the whole. */
export interface PageOfResults {
  readonly head: { readonly pageNumber: number; readonly pageSize: number };
  readonly limit: number;
  readonly offset: number;
}

/** Page 1 where none is named, of the given size where none is asked for. */
export const pageOf = (
  query: { readonly PageNumber?: number | undefined; readonly PageSize?: number | undefined },
  defaultSize: number,
): PageOfResults => {
  const { PageNumber: pageNumber = 1, PageSize: pageSize = defaultSize } = query;
  return { head: { pageNumber, pageSize }, limit: pageSize, offset: (pageNumber - 1) * pageSize };
};
