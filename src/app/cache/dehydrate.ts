import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { fromColumns, toColumns } from './columns.ts';
import { withoutUnshown } from './unshown.ts';

/** One answer as the host passes it to the page: key, data, and when it was fetched, in epoch milliseconds. */
type HandedAnswer = readonly [QueryKey, unknown, number];

/** All answers of a rendering as JSON, with the addresses that it requested from the store. */
export const dehydrateAnswers = (queryClient: QueryClient, requested: readonly string[] = []): string => {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query): HandedAnswer => [query.queryKey, withoutUnshown(query.state.data), query.state.dataUpdatedAt]);
  // JSON omits undefined fields, so they are removed before the columns are built.
  return JSON.stringify([toColumns(JSON.parse(JSON.stringify(answers))), requested]);
};

const handed = new Map<string, unknown>();
let addresses: readonly string[] = [];

/** The addresses that the host requested from the store for this page. */
export const requestedAddresses = (): readonly string[] => addresses;

/** Whether a query still holds the host's answer. */
export const holdsHostAnswer = ({ queryHash, state }: Pick<Query, 'queryHash' | 'state'>): boolean =>
  handed.has(queryHash) && handed.get(queryHash) === state.data;

/** Puts the answers of a rendering into the page's own query client. */
export const hydrateAnswers = (queryClient: QueryClient, text: string): void => {
  // Written by `dehydrateAnswers` of the same build, in the same document.
  const [columns, requested] = JSON.parse(text) as [columns: unknown, requested: readonly string[]];
  const answers = fromColumns(columns) as readonly HandedAnswer[];
  for (const [key, data, updatedAt] of answers) {
    handed.set(hashKey(key), queryClient.setQueryData(key, data, { updatedAt }));
  }
  addresses = requested;
};
