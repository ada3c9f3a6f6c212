import type { Row, RowData, RowInput } from '#contract/row.ts';
import type { Api, CallOptions } from '#api/api.ts';

/** One method per row, named after the row. */
export type Client<T extends Readonly<Record<string, Row>>> = {
  readonly [N in keyof T]: (input: RowInput<T[N]>, options?: CallOptions) => Promise<RowData<T[N]>>;
};

/** Creates a typed method for each row. */
export const clientOf = <const T extends Readonly<Record<string, Row>>>(api: Api, rows: T): Client<T> =>
  // Object.fromEntries loses which method belongs to which row; the mapped type restores it.
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      (input: RowInput<Row>, options?: CallOptions) => api.call(row, input, options),
    ]),
  ) as Client<T>;
