import type * as z from 'zod/mini';

/** Any schema of the contract. */
export type Schema = z.ZodMiniType;

/**
 * Who may call a row. `store`: sends API-Key and StoreKey only. `anyone`: guest or shopper, all four headers.
 * `shopper`: needs a bearer token, else 401.
 */
export type RowAudience = 'store' | 'anyone' | 'shopper';

/** One call of the store API as inert data: `path` is exactly as in the specification, `{name}` marks a parameter. */
export interface Row {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly audience: RowAudience;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly data: Schema;
}

/** The input of a row: only the parts that the row declares. */
export type RowInput<R extends Row> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;

/** The response data of a row, unwrapped from `data`. */
export type RowData<R extends Row> = z.output<R['data']>;

type Part<R extends Row, K extends 'params' | 'query' | 'body'> = R[K] extends Schema
  ? Record<string, never> extends z.output<R[K]>
    ? { readonly [P in K]?: z.output<R[K]> }
    : { readonly [P in K]: z.output<R[K]> }
  : unknown;

/** Declares a row and keeps its literal type. */
export const row = <const R extends Row>(declaration: R): R => declaration;
